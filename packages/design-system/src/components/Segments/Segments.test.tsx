import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import LayoutGrid from "lucide-react/icons/layout-grid";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { DesignSystemProvider, type LinkComponentProps } from "../../provider/index.ts";
import { SegmentNav, Segments } from "./index.ts";
import meta from "./Segments.meta.ts";

const segments = [
  { value: "email", label: "Email" },
  { value: "fax", label: "Fax", disabled: true },
  { value: "phone", label: "Phone" },
] as const;

conforms("Segments", (props) => <Segments label="Sign in with" segments={segments} {...props} />);

const periods = [
  { label: "Week", href: "#week" },
  { label: "Month", href: "#month", current: true },
];

conforms("SegmentNav", (props) => <SegmentNav label="Period" segments={periods} {...props} />);

keyboardTable(meta, {
  Tab: async (user) => {
    render(
      <>
        <Segments label="Sign in with" segments={segments} defaultValue="phone" />
        <button type="button">Go on</button>
      </>,
    );
    await user.tab();
    expect(screen.getByRole("radio", { name: "Phone" })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole("button", { name: "Go on" })).toHaveFocus();
    render(<SegmentNav label="Period" segments={periods} />);
    for (const name of ["Week", "Month"]) {
      await user.tab();
      expect(screen.getByRole("link", { name })).toHaveFocus();
    }
  },
  "Arrow Right or Down": async (user) => {
    const onValueChange = vi.fn();
    render(<Segments label="Sign in with" segments={segments} onValueChange={onValueChange} />);
    await user.tab();
    await user.keyboard("{ArrowRight}{ArrowDown}");
    expect(onValueChange.mock.calls).toEqual([["phone"], ["email"]]);
  },
  "Arrow Left or Up": async (user) => {
    const onValueChange = vi.fn();
    render(<Segments label="Sign in with" segments={segments} onValueChange={onValueChange} />);
    await user.tab();
    await user.keyboard("{ArrowLeft}{ArrowUp}");
    expect(onValueChange.mock.calls).toEqual([["phone"], ["email"]]);
  },
});

test("selects the first segment by default", () => {
  render(<Segments label="Sign in with" segments={segments} />);
  expect(screen.getByRole("radiogroup", { name: "Sign in with" })).toBeVisible();
  expect(screen.getByRole("radio", { name: "Email" })).toBeChecked();
  expect(screen.getByRole("radio", { name: "Fax" })).toBeDisabled();
});

test("when controlled, keeps the caller's value and reports the change", async () => {
  const onValueChange = vi.fn();
  render(<Segments label="Sign in with" segments={segments} value="email" onValueChange={onValueChange} />);
  await userEvent.click(screen.getByText("Phone"));
  expect(onValueChange.mock.calls).toEqual([["phone"]]);
  expect(screen.getByRole("radio", { name: "Email" })).toBeChecked();
});

test("shows a segment's icon", () => {
  const { container } = render(
    <Segments
      label="View"
      segments={[
        { value: "grid", label: "Grid", icon: LayoutGrid },
        { value: "list", label: "List" },
      ]}
    />,
  );
  expect(container.querySelectorAll("svg")).toHaveLength(1);
  expect(screen.getByRole("radio", { name: "Grid" })).toHaveAttribute("value", "grid");
});

test("renders links of a named landmark with the router's link, one of them current", () => {
  const RouterLink = ({ href, ...rest }: LinkComponentProps) => <a data-router href={href} {...rest} />;
  render(
    <DesignSystemProvider linkComponent={RouterLink}>
      <SegmentNav label="Period" segments={periods} />
    </DesignSystemProvider>,
  );
  expect(screen.getByRole("navigation", { name: "Period" })).toBeVisible();
  const links = screen.getAllByRole("link");
  for (const link of links) expect(link).toHaveAttribute("data-router");
  expect(links.map((link) => link.getAttribute("aria-current"))).toEqual([null, "page"]);
});

test("shows its label if asked to, and is named by it once", () => {
  render(<Segments label="Contact" labelVisible segments={segments} />);
  expect(screen.getByText("Contact")).toBeVisible();
  expect(screen.getByRole("radiogroup", { name: "Contact" })).toBeVisible();
});
