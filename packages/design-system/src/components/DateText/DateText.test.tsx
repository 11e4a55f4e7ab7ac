import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { DateText } from "./index.ts";

const format = (date: Date) =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" }).format(date);

conforms("DateText", (props) => <DateText value={0} format={format} {...(props as object)} />);

test.each([1_794_200_000_000, "2026-11-09T04:53:20.000Z", new Date(1_794_200_000_000)])(
  "%s: shows text to people and the exact time to machines",
  (value) => {
    render(<DateText value={value} format={format} />);
    expect(screen.getByText("Nov 9, 2026")).toHaveAttribute("datetime", "2026-11-09T04:53:20.000Z");
  },
);
