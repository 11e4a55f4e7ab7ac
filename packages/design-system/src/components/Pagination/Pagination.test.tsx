import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { Pagination, type PaginationProps } from "./index.ts";

const props: PaginationProps = {
  label: "Pages",
  page: 2,
  pageCount: 9,
  hrefOf: (page) => `/goods?page=${page}`,
  pageLabel: (page) => `Page ${page}`,
  previousLabel: "Previous",
  nextLabel: "Next",
};

conforms("Pagination", (root) => <Pagination {...props} {...root} />);

test("pages are real links and the current one is named", () => {
  render(<Pagination {...props} />);
  expect(screen.getByRole("link", { name: "Page 3" })).toHaveAttribute("href", "/goods?page=3");
  expect(screen.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
  expect(screen.getByRole("link", { name: "Next" })).toHaveAttribute("rel", "next");
});

test("at an end the arrow leads nowhere, but keeps its place", () => {
  render(<Pagination {...props} page={9} />);
  const next = screen.getByRole("link", { name: "Next" });
  expect(next).toHaveAttribute("aria-disabled", "true");
  expect(next).not.toHaveAttribute("href");
});

test("going to a page is a GET form that keeps the other parameters", () => {
  const goTo = { label: "Go to", action: "/goods", name: "page", hidden: [{ name: "cid", value: "4" }] };
  render(<Pagination {...props} goTo={goTo} />);
  const form = screen.getByRole("spinbutton", { name: "Go to" }).closest("form") as HTMLFormElement;
  expect(Object.fromEntries(new FormData(form))).toEqual({ cid: "4", page: "2" });
  expect(form.method).toBe("get");
});
