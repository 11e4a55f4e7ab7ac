// @vitest-environment happy-dom
import "@testing-library/jest-dom/vitest";
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { show } from "../../testing/show.tsx";
import { SearchBar } from "./SearchBar.tsx";

afterEach(cleanup);

/** A list whose URL changes only on request, as if the browser was busy. */
const List = () => {
  const [words, setWords] = useState("");
  const [next, setNext] = useState("");
  return (
    <>
      <SearchBar label="Filters" searchHint="Search" words={words} onWords={setNext} />
      <button onClick={() => setWords(next)}>Change the URL</button>
      <button onClick={() => setWords("")}>Empty the URL</button>
      <output>{next}</output>
    </>
  );
};

test("keeps typed words while the URL catches up, and follows other changes of the URL", async () => {
  const user = userEvent.setup();
  show(<List />);
  const field = screen.getByRole("searchbox");
  await user.type(field, "Bulk");
  await vi.waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Bulk"));
  await user.type(field, " Customer");
  await user.click(screen.getByRole("button", { name: "Change the URL" }));
  expect(field).toHaveValue("Bulk Customer");
  await vi.waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Bulk Customer"));
  await user.click(screen.getByRole("button", { name: "Change the URL" }));
  await user.click(screen.getByRole("button", { name: "Empty the URL" }));
  expect(field).toHaveValue("");
});
