import { render, screen } from "@testing-library/react";
import Clock from "lucide-react/icons/clock";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { StatusChip, type StatusTone } from "./index.ts";

conforms("StatusChip", (props) => (
  <StatusChip tone="caution" {...props}>
    Unpaid
  </StatusChip>
));

test("conveys the state by its text and hides the icon", () => {
  const { container } = render(
    <StatusChip tone="caution" icon={Clock}>
      Unpaid
    </StatusChip>,
  );
  expect(screen.getByText("Unpaid")).toBeVisible();
  expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  expect(screen.queryByRole("img")).toBeNull();
});

test("styles every tone differently", () => {
  const tones: StatusTone[] = ["caution", "info", "act", "success", "critical", "neutral"];
  const { container } = render(
    tones.map((tone) => (
      <StatusChip key={tone} tone={tone}>
        {tone}
      </StatusChip>
    )),
  );
  expect(new Set([...container.children].map(({ className }) => className)).size).toBe(tones.length);
});
