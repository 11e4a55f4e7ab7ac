import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { Pagination, type PaginationProps } from "./index.ts";
import meta from "./Pagination.meta.ts";

const props: PaginationProps = {
  label: "Pages",
  page: 2,
  pageCount: 9,
  hrefOf: (page) => `#page-${page}`,
};

conforms("Pagination", (root) => <Pagination {...props} {...root} />);

keyboardTable(meta, {
  Tab: async (user) => {
    render(
      <Pagination
        {...props}
        page={1}
        pageCount={2}
        goTo={{ label: "Go to", action: "/goods", name: "page" }}
      />,
    );
    for (const name of ["Page 1", "Page 2", "Next"]) {
      await user.tab();
      expect(screen.getByRole("link", { name })).toHaveFocus();
    }
    await user.tab();
    expect(screen.getByRole("spinbutton", { name: "Go to" })).toHaveFocus();
  },
  Enter: async (user) => {
    render(<Pagination {...props} />);
    screen.getByRole("link", { name: "Page 3" }).focus();
    await user.keyboard("{Enter}");
    expect(location.hash).toBe("#page-3");
  },
  "Enter, in the page field": async (user) => {
    const sent = vi.fn();
    const goTo: PaginationProps["goTo"] = {
      label: "Go to",
      action: "/goods",
      name: "page",
      onSubmit: (event) => {
        event.preventDefault();
        sent(new FormData(event.currentTarget).get("page"));
      },
    };
    render(<Pagination {...props} goTo={goTo} />);
    const field = screen.getByRole<HTMLInputElement>("spinbutton", { name: "Go to" });
    const enter = async (page: string) => {
      await user.clear(field);
      await user.type(field, page);
      // Browsers submit a single-field form on Enter; user-event does so only for text fields.
      field.form?.requestSubmit();
    };
    for (const impossible of ["70", "0"]) await enter(impossible);
    await user.clear(field);
    field.form?.requestSubmit();
    expect(sent).not.toHaveBeenCalled();
    await enter("7");
    expect(sent.mock.calls).toEqual([["7"]]);
  },
});

test("renders pages as links and marks the current one", () => {
  render(<Pagination {...props} />);
  expect(screen.getByRole("navigation", { name: "Pages" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Page 3" })).toHaveAttribute("href", "#page-3");
  expect(screen.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
  expect(screen.getByRole("link", { name: "Page 3" })).not.toHaveAttribute("aria-current");
  expect(screen.getByRole("link", { name: "Next" })).toHaveAttribute("rel", "next");
  expect(screen.getByRole("link", { name: "Previous" })).toHaveAttribute("rel", "prev");
});

test("points the arrows away from their text", () => {
  render(<Pagination {...props} />);
  const drawn = (name: string) =>
    [...screen.getByRole("link", { name }).childNodes].map((node) => node.nodeName);
  expect(drawn("Previous")).toEqual(["svg", "#text"]);
  expect(drawn("Next")).toEqual(["#text", "svg"]);
});

test("keeps a disabled arrow in place at an end", () => {
  render(<Pagination {...props} page={9} />);
  const next = screen.getByRole("link", { name: "Next" });
  expect(next).toHaveAttribute("aria-disabled", "true");
  expect(next).not.toHaveAttribute("href");
});

test("gives compact arrows an accessible name, also on the first page", () => {
  render(<Pagination {...props} page={1} compact />);
  expect(screen.queryByText("Next")).toBeNull();
  expect(screen.getByRole("link", { name: "Next" })).toHaveAttribute("href", "#page-2");
  expect(screen.getByRole("link", { name: "Previous" })).not.toHaveAttribute("href");
});

test("hides gaps from screen readers", () => {
  render(<Pagination {...props} page={5} />);
  const gaps = screen.getAllByText("…");
  expect(gaps).toHaveLength(2);
  for (const gap of gaps) expect(gap).toHaveAttribute("aria-hidden", "true");
});

test("submits the page as a GET form that keeps the other parameters", () => {
  const goTo = { label: "Go to", action: "/goods", name: "page", hidden: [{ name: "cid", value: "4" }] };
  render(<Pagination {...props} goTo={goTo} />);
  const form = screen.getByRole("spinbutton", { name: "Go to" }).closest("form") as HTMLFormElement;
  expect(Object.fromEntries(new FormData(form))).toEqual({ cid: "4", page: "2" });
  expect(form.method).toBe("get");
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("renders pages without URLs as buttons that report their page", async () => {
  const onPageChange = vi.fn();
  render(<Pagination label="Pages" page={2} pageCount={3} onPageChange={onPageChange} />);
  expect(screen.queryByRole("link")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Page 3" }));
  await userEvent.click(screen.getByRole("button", { name: "Previous" }));
  expect(onPageChange.mock.calls).toEqual([[3], [1]]);
  expect(screen.getByRole("button", { current: "page" })).toHaveAccessibleName("Page 2");
});
