import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useRef } from "react";
import { expect, it, vi } from "vitest";
import { HoverMenu } from "../components/HoverMenu/index.ts";
import { Tooltip } from "../components/Tooltip/index.ts";
import { useEscape } from "./useEscape.ts";

const Layer = ({ open = true, close }: { open?: boolean; close: () => boolean }) => {
  const root = useRef(null);
  useEscape(root, open, close);
  return <div ref={root} />;
};

it("closes the newest layer and skips one that isn't open", async () => {
  const [first, second, third] = [vi.fn(() => true), vi.fn(() => true), vi.fn(() => false)];
  const onKeyDown = vi.fn();
  const layers = (secondOpen: boolean) => (
    <div onKeyDown={onKeyDown}>
      <button type="button">Page</button>
      <Layer open={secondOpen} close={second} />
      <Layer close={first} />
      <Layer close={third} />
    </div>
  );
  const { rerender, unmount } = render(layers(false));
  screen.getByRole("button").focus();
  await userEvent.keyboard("{Escape}");
  expect([first, second, third].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1]);

  rerender(layers(true));
  await userEvent.keyboard("{Escape}");
  expect([first, second, third].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
  expect(onKeyDown).not.toHaveBeenCalled();

  await userEvent.keyboard("x");
  expect(second).toHaveBeenCalledTimes(1);
  expect(onKeyDown).toHaveBeenCalledTimes(1);

  unmount();
  await userEvent.keyboard("{Escape}");
  expect(second).toHaveBeenCalledTimes(1);
});

it("leaves Escape to the page without open layers", async () => {
  const onKeyDown = vi.fn();
  render(
    <div onKeyDown={onKeyDown}>
      <button type="button">Page</button>
      <Layer close={() => false} />
    </div>,
  );
  screen.getByRole("button").focus();
  await userEvent.keyboard("{Escape}");
  expect(onKeyDown).toHaveBeenCalledTimes(1);
});

it("closes a tooltip in an open menu before the menu", async () => {
  render(
    <HoverMenu trigger="Service">
      <Tooltip text="Opens at nine">
        <button type="button">Telephone</button>
      </Tooltip>
    </HoverMenu>,
  );
  const menu = screen.getByText("Service").closest("details") as HTMLDetailsElement;
  await userEvent.click(screen.getByText("Service"));
  await userEvent.tab();
  expect(screen.getByRole("tooltip")).toBeVisible();

  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("tooltip")).toBeNull();
  expect(menu.open).toBe(true);

  await userEvent.keyboard("{Escape}");
  expect(menu.open).toBe(false);
});
