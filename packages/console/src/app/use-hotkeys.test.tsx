// @vitest-environment happy-dom
import "@testing-library/jest-dom/vitest";
import { NumberField } from "@carmine/design-system";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { useHotkeys } from "./use-hotkeys.ts";

afterEach(cleanup);

test("saves the number that is still being typed", async () => {
  const onSave = vi.fn();
  const Form = () => {
    const [value, setValue] = useState<number | null>(1);
    useHotkeys({ "ctrl+s": () => onSave(value) });
    return <NumberField label="Count" value={value} onValueChange={setValue} />;
  };
  render(<Form />);
  const user = userEvent.setup();
  const field = screen.getByLabelText("Count", { exact: true, selector: "input" });
  await user.clear(field);
  await user.type(field, "25");
  await user.keyboard("{Control>}s{/Control}");
  expect(onSave.mock.lastCall).toEqual([25]);
  expect(field).toHaveFocus();
});

test("ignores arrow keys in radio groups", async () => {
  const onStep = vi.fn();
  const Page = () => {
    useHotkeys({ arrowright: onStep });
    return (
      <>
        <input type="radio" aria-label="All" />
        <button type="button">Print</button>
      </>
    );
  };
  render(<Page />);
  const user = userEvent.setup();
  screen.getByRole("radio").focus();
  await user.keyboard("{ArrowRight}");
  expect(onStep).not.toHaveBeenCalled();
  screen.getByRole("button").focus();
  await user.keyboard("{ArrowRight}");
  expect(onStep).toHaveBeenCalledOnce();
});
