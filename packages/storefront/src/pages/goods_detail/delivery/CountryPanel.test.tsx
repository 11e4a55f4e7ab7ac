// @vitest-environment happy-dom
import "@testing-library/jest-dom/vitest";
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { showInApp } from "../../../testing/show-in-app.tsx";
import CountryPanel from "./CountryPanel.tsx";

const Row = () => {
  const [open, setOpen] = useState(true);
  const [country, setCountry] = useState("US");
  return (
    <>
      <output>{country}</output>
      <CountryPanel
        trigger={<button>Change</button>}
        open={open}
        onOpenChange={setOpen}
        value={country}
        onChoose={setCountry}
      />
    </>
  );
};

afterEach(cleanup);

test("applies a selection immediately and stays open, because arrow keys also select", async () => {
  showInApp(<Row />, { sent: [], answers: {} });
  const countries = screen.getByRole("combobox", { name: "Country or region" });
  await userEvent.selectOptions(countries, "TH");
  expect(screen.getByRole("status")).toHaveTextContent("TH");
  await userEvent.selectOptions(countries, "FR");
  expect(screen.getByRole("status")).toHaveTextContent("FR");
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("combobox")).toBeNull();
});
