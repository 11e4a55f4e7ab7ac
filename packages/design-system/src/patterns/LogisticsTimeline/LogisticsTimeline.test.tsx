import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { ArrivalBox, LogisticsTimeline, type LogisticsTimelineProps } from "./index.ts";
import meta from "./LogisticsTimeline.meta.ts";

const parcel: LogisticsTimelineProps = {
  title: "Logistics",
  label: "Way of the parcel",
  courier: "Pacific Parcel",
  trackingNumber: { value: "PP 4471", copyLabel: "Copy the number" },
  steps: [{ id: 1, title: "Out for delivery" }],
};

conforms("LogisticsTimeline", (props) => <LogisticsTimeline {...parcel} {...props} />);
conforms("ArrivalBox", (props) => <ArrivalBox label="Arriving" when="Today" {...props} />);

test("is a region named by its title, with courier and track", () => {
  render(<LogisticsTimeline {...parcel} />);
  const region = screen.getByRole("region", { name: "Logistics" });
  expect(region).toHaveTextContent("Pacific Parcel");
  expect(region).toContainElement(screen.getByRole("list", { name: "Way of the parcel" }));
});

keyboardTable(meta, {
  Tab: async (user) => {
    render(
      <LogisticsTimeline
        {...parcel}
        older={{ label: "1 earlier step", steps: [{ id: 0, title: "Sent" }] }}
      />,
    );
    await user.tab();
    expect(screen.getByRole("button", { name: "PP 4471 Copy the number" })).toHaveFocus();
    await user.tab();
    expect(screen.getByText("1 earlier step")).toHaveFocus();
  },
  "Enter, Space": async (user) => {
    render(<LogisticsTimeline {...parcel} />);
    await user.tab();
    await user.keyboard("{Enter}");
    expect(await navigator.clipboard.readText()).toBe("PP 4471");
    expect(screen.getByRole("status")).toHaveTextContent("Copied");
    await navigator.clipboard.writeText("");
    await user.keyboard(" ");
    expect(await navigator.clipboard.readText()).toBe("PP 4471");
  },
  "Enter or Space, on the older steps": async (user) => {
    render(
      <LogisticsTimeline
        {...parcel}
        older={{ label: "1 earlier step", steps: [{ id: 0, title: "Sent" }] }}
      />,
    );
    expect(screen.getByText("Sent")).not.toBeVisible();
    // The browser turns both keys into a click.
    await user.click(screen.getByText("1 earlier step"));
    expect(screen.getByText("Sent")).toBeVisible();
    await user.click(screen.getByText("1 earlier step"));
    expect(screen.getByText("Sent")).not.toBeVisible();
  },
});

test("shows the next step instead of an empty list", () => {
  render(<LogisticsTimeline {...parcel} steps={[]} empty="The shop is packing it" />);
  expect(screen.queryByRole("list")).toBeNull();
  expect(screen.getByText("The shop is packing it")).toBeInTheDocument();
});

test("shows the progress as a meter with text", () => {
  render(
    <ArrivalBox
      label="Arriving"
      when="Today"
      progress={{ share: 0.84, label: "84% of the way", from: "Calgary", to: "Vancouver" }}
    />,
  );
  expect(screen.getByRole("meter", { name: "84% of the way" })).toHaveAttribute("aria-valuenow", "0.84");
  expect(screen.getByRole("meter")).toHaveAttribute("aria-valuemax", "1");
});

test("shows courier and contents with their pictures", () => {
  const { container, rerender } = render(
    <ArrivalBox
      label="Arriving"
      when="Today"
      person={{ name: "Somchai", text: "12 parcels ahead", action: <button>Call</button> }}
      contents={{ pictures: [{ src: "/a.webp", alt: "A" }], title: "Polar 3", text: "4 pieces" }}
    />,
  );
  for (const words of ["Somchai", "12 parcels ahead", "Polar 3", "4 pieces"])
    expect(container).toHaveTextContent(words);
  expect(container.querySelector("[data-component=Avatar]")).toHaveTextContent("S");
  expect(container.querySelector("img")).toHaveAttribute("alt", "");
  expect(screen.getByRole("button", { name: "Call" })).toBeInTheDocument();
  rerender(<ArrivalBox label="Arriving" when="Today" />);
  expect(container.querySelector("[data-component=Avatar], img, [role=meter]")).toBeNull();
  expect(container).toHaveTextContent(/^ArrivingToday$/);
});

test("omits the line without courier and number, and the copy button without a number", () => {
  const { courier: _courier, trackingNumber: _number, ...plain } = parcel;
  const { container, rerender } = render(<LogisticsTimeline {...plain} courier="Pacific Parcel" />);
  expect(screen.queryByRole("button")).toBeNull();
  expect(container).toHaveTextContent("Pacific Parcel");
  const withLine = container.querySelectorAll("svg").length;
  rerender(<LogisticsTimeline {...plain} />);
  expect(container.querySelectorAll("svg")).toHaveLength(withLine - 1);
  expect(screen.getByRole("list", { name: "Way of the parcel" })).toBeInTheDocument();
});
