import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import {
  LanguageMenu,
  UserMenu,
  UserMenuLink,
  UtilityBar,
  UtilityButton,
  UtilityItem,
  UtilityLink,
} from "./index.ts";
import meta from "./UtilityBar.meta.ts";

conforms("UtilityBar", (props) => <UtilityBar label="Service" start={null} end={null} {...props} />);

const onCollect = vi.fn();

const bar = (
  <UtilityBar
    label="Service"
    start={
      <>
        <UtilityItem>
          <UtilityLink href="#home">Home</UtilityLink>
        </UtilityItem>
        <UtilityItem>
          <UtilityButton onClick={onCollect}>Collect this site</UtilityButton>
        </UtilityItem>
      </>
    }
    end={
      <UtilityItem separated>
        <LanguageMenu
          label="Language: English"
          choices={[
            { lang: "en", name: "English", href: "#en", current: true },
            { lang: "lo", name: "ລາວ", href: "#lo" },
          ]}
        />
      </UtilityItem>
    }
  />
);

const menu = () => document.querySelector("details") as HTMLDetailsElement;

keyboardTable(meta, {
  Tab: async (user) => {
    render(bar);
    menu().open = true;
    for (const stop of [
      screen.getByRole("link", { name: "Home" }),
      screen.getByRole("button", { name: "Collect this site" }),
      menu().querySelector("summary"),
      screen.getByText("English", { selector: "a" }),
      screen.getByText("ລາວ"),
    ]) {
      await user.tab();
      expect(stop).toHaveFocus();
    }
  },
  Enter: async (user) => {
    render(bar);
    await user.tab();
    await user.keyboard("{Enter}");
    expect(location.hash).toBe("#home");
    await user.tab();
    await user.keyboard("{Enter}");
    expect(onCollect).toHaveBeenCalledOnce();
  },
  Escape: async (user) => {
    render(bar);
    menu().open = true;
    screen.getByText("ລາວ").focus();
    await user.keyboard("{Escape}");
    expect(menu()).not.toHaveAttribute("open");
    expect(menu().querySelector("summary")).toHaveFocus();
  },
});

test("renders items as a list of links in a named landmark", () => {
  render(
    <UtilityBar
      label="Service"
      start={
        <UtilityItem>
          <UtilityLink href="/">Home</UtilityLink>
        </UtilityItem>
      }
      end={null}
    />,
  );
  expect(screen.getByRole("navigation", { name: "Service" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Home" }).closest("li")).not.toBeNull();
});

test("closes the collapsed bar on a click inside, except to open a menu", () => {
  render(
    <UtilityBar
      foldId="service"
      label="Service"
      start={null}
      end={
        <>
          <UtilityItem>
            <UtilityLink href="#orders">My orders</UtilityLink>
            <UtilityButton foldedLabel="Dark colors" aria-label="Dark colors" />
          </UtilityItem>
          <LanguageMenu label="Language: English" choices={[]} />
        </>
      }
    />,
  );
  const fold = document.querySelector<HTMLElement>("#service");
  if (!fold) throw new Error("not folded");
  expect(fold).toHaveAttribute("popover", "auto");
  expect(screen.getByText("Dark colors")).toHaveAttribute("aria-hidden", "true");
  const hide = vi.fn();
  fold.hidePopover = hide;
  // Without a box it is the bar of a wide screen.
  fireEvent.click(screen.getByText("My orders"));
  expect(hide).not.toHaveBeenCalled();
  Object.defineProperty(fold, "offsetWidth", { value: 300 });
  fireEvent.click(menu().querySelector("summary") as HTMLElement);
  expect(hide).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText("My orders"));
  expect(hide).toHaveBeenCalledOnce();
});

test("renders each language as a link in its own words", () => {
  render(
    <LanguageMenu
      label="Language: English"
      choices={[
        { lang: "en", name: "English", href: "/a", current: true },
        { lang: "lo", name: "ລາວ", href: "/lao/a" },
      ]}
    />,
  );
  const lao = screen.getByText("ລາວ").closest("a");
  expect(lao).toHaveAttribute("href", "/lao/a");
  expect(lao).toHaveAttribute("lang", "lo");
  expect(lao).toHaveAttribute("hreflang", "lo");
});

test("shows the signed-in user", () => {
  render(
    <UserMenu label="Account of Mara" name="Mara" facts={["mara@example.com"]}>
      <UserMenuLink href="/users">Overview</UserMenuLink>
    </UserMenu>,
  );
  expect(screen.getByText("mara@example.com")).toBeInTheDocument();
  expect(screen.getByText("Overview")).toHaveAttribute("href", "/users");
});
