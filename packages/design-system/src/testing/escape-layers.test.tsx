import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactElement, ReactNode } from "react";
import { expect, test } from "vitest";
import { Button } from "../components/Button/index.ts";
import { CategoryMenu } from "../components/CategoryMenu/index.ts";
import { Combobox } from "../components/Combobox/index.ts";
import { Dialog } from "../components/Dialog/index.ts";
import { Drawer } from "../components/Drawer/index.ts";
import { DropdownMenu, DropdownMenuItem } from "../components/DropdownMenu/index.ts";
import { HoverMenu } from "../components/HoverMenu/index.ts";
import { Popover } from "../components/Popover/index.ts";
import { QuantityStepper } from "../components/QuantityStepper/index.ts";
import { Tooltip } from "../components/Tooltip/index.ts";

const escape = () => userEvent.keyboard("{Escape}");
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole("button", { name }));
const titles = (): (string | null)[] =>
  screen.queryAllByRole("dialog", { hidden: true }).map((each) => each.getAttribute("data-component"));

const around: Record<string, (content: ReactNode) => ReactElement> = {
  Dialog: (content) => (
    <Dialog title="Outer" trigger={<Button>Open</Button>}>
      {content}
    </Dialog>
  ),
  Drawer: (content) => (
    <Drawer title="Outer" trigger={<Button>Open</Button>}>
      {content}
    </Drawer>
  ),
};

interface Inner {
  readonly content: ReactElement;
  readonly open: () => Promise<void>;
  readonly isOpen: () => boolean;
}

const options = [
  { value: "th", label: "Thailand" },
  { value: "la", label: "Laos" },
];
const quantity = () => screen.getByRole<HTMLInputElement>("spinbutton");

const inner: Record<string, Inner> = {
  Dialog: {
    content: (
      <Dialog title="Inner" trigger={<Button>More</Button>}>
        Text
      </Dialog>
    ),
    open: () => press("More"),
    isOpen: () => titles().length === 2,
  },
  Popover: {
    content: (
      <Popover label="Inner" trigger={<Button>More</Button>}>
        Text
      </Popover>
    ),
    open: () => press("More"),
    isOpen: () => document.querySelector("[data-component=Popover]") !== null,
  },
  DropdownMenu: {
    content: (
      <DropdownMenu trigger={<Button>More</Button>}>
        <DropdownMenuItem>Rename</DropdownMenuItem>
      </DropdownMenu>
    ),
    open: () => press("More"),
    isOpen: () => screen.queryByRole("menu") !== null,
  },
  Combobox: {
    content: <Combobox label="Country" options={options} />,
    open: () => userEvent.type(screen.getByRole("combobox"), "la"),
    isOpen: () => screen.queryByRole("listbox") !== null,
  },
  HoverMenu: {
    content: <HoverMenu trigger="More">Text</HoverMenu>,
    open: () => userEvent.click(screen.getByText("More")),
    isOpen: () => document.querySelector("details")?.open === true,
  },
  Tooltip: {
    content: (
      <Tooltip text="Words">
        <Button>More</Button>
      </Tooltip>
    ),
    open: () => userEvent.hover(screen.getByRole("button", { name: "More" })),
    isOpen: () => screen.queryByRole("tooltip") !== null,
  },
  "QuantityStepper with a draft": {
    content: <QuantityStepper label="Pieces" min={1} max={9} defaultValue={1} />,
    open: async () => {
      await userEvent.clear(quantity());
      await userEvent.type(quantity(), "7");
    },
    isOpen: () => quantity().value === "7",
  },
};

test.each(
  Object.entries(around).flatMap(([outer, wrap]) =>
    Object.entries(inner).map(([name, part]) => [name, outer, wrap, part] as const),
  ),
)(
  "closes a %s on the first Escape, and the surrounding %s on the next",
  async (_name, outer, wrap, { content, open, isOpen }) => {
    render(wrap(content));
    await press("Open");
    await open();
    expect(isOpen()).toBe(true);

    await escape();
    expect(isOpen()).toBe(false);
    expect(titles()).toEqual([outer]);

    await escape();
    expect(titles()).toEqual([]);
  },
);

interface Menu {
  readonly menu: ReactElement;
  readonly isOpen: () => boolean;
}

const menus: Record<string, Menu> = {
  HoverMenu: {
    menu: <HoverMenu trigger="More">Text</HoverMenu>,
    isOpen: () => document.querySelector("details")?.open === true,
  },
  CategoryMenu: {
    menu: <CategoryMenu label="More" entries={[{ id: "a", label: "Tires", href: "/a", groups: [] }]} />,
    isOpen: () => screen.queryByRole("button", { name: "More", expanded: true, hidden: true }) !== null,
  },
};

test.each(Object.entries(menus))(
  "closes a dialog before the %s that it covers",
  async (_name, { menu, isOpen }) => {
    const page = (open: boolean) => (
      <>
        {menu}
        <Dialog title="Signed out" open={open} onOpenChange={() => show(false)}>
          Text
        </Dialog>
      </>
    );
    const { rerender } = render(page(false));
    const show = (open: boolean): void => rerender(page(open));
    // Without focus, like opening it by mouse.
    fireEvent.click(screen.getByText("More", { selector: "summary, nav > button" }));
    expect(isOpen()).toBe(true);
    show(true);
    await escape();
    expect(titles()).toEqual([]);
    expect(isOpen()).toBe(true);
    await escape();
    expect(isOpen()).toBe(false);
  },
);
