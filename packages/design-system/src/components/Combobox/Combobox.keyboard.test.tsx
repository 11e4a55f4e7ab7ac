import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, vi } from "vitest";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { Makers, field, pointedAt, rows } from "../../testing/makers-combobox.tsx";
import meta from "./Combobox.meta.ts";
import type { ComboboxOption } from "./index.ts";

const many = Array.from({ length: 30 }, (_, index) => ({ value: String(index), label: `Size ${index}` }));

const pointsAt = async (keys: string, label: string, options?: ComboboxOption[]) => {
  render(<Makers {...(options && { options })} />);
  await userEvent.click(field());
  await userEvent.keyboard(`{Escape}${keys}`);
  expect(pointedAt()).toBe(label);
};

keyboardTable(meta, {
  "Letters and digits": async () => {
    await pointsAt("v", "Veloce");
    expect(rows()).toEqual(["Veloce"]);
  },
  "Arrow Down": async () => {
    await pointsAt("{ArrowDown}", "Carmine");
    await userEvent.keyboard("{ArrowDown}");
    expect(pointedAt()).toBe("Halden");
    await userEvent.keyboard("{End}{ArrowDown}");
    expect(pointedAt()).toBe("Carmine");
  },
  "Arrow Up": async () => {
    await pointsAt("{ArrowUp}", "Veloce");
    await userEvent.keyboard("{ArrowUp}");
    expect(pointedAt()).toBe("Ridgeline");
  },
  "Page Down, Page Up": async () => {
    await pointsAt("{ArrowDown}{PageDown}", "Size 10", many);
    await userEvent.keyboard("{PageDown}{PageUp}");
    expect(pointedAt()).toBe("Size 10");
  },
  "Home, End": async () => {
    await pointsAt("{ArrowDown}{End}", "Veloce");
    await userEvent.keyboard("{Home}");
    expect(pointedAt()).toBe("Carmine");
  },
  Enter: async (user) => {
    const onValueChange = vi.fn();
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Makers onValueChange={onValueChange} />
      </form>,
    );
    await user.type(field(), "{ArrowDown}{Enter}");
    expect(onValueChange.mock.lastCall?.[0]).toBe("carmine");
    expect(onSubmit).not.toHaveBeenCalled();
    await user.keyboard("{Enter}");
    expect(onSubmit).toHaveBeenCalledTimes(1);
  },
  Tab: async (user) => {
    const onValueChange = vi.fn();
    render(<Makers onValueChange={onValueChange} />);
    await user.type(field(), "rid");
    await user.tab();
    expect(onValueChange.mock.lastCall?.[0]).toBe("ridgeline");
    expect(field()).not.toHaveFocus();
  },
  Escape: async (user) => {
    const onValueChange = vi.fn();
    render(<Makers defaultValue="halden" onValueChange={onValueChange} />);
    await user.type(field(), "{ArrowDown}{ArrowDown}{Escape}");
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(field()).toHaveValue("Halden");
    expect(onValueChange).not.toHaveBeenCalled();
  },
});
