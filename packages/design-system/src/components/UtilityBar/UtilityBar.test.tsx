import { render, screen } from "@testing-library/react";
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
      <UtilityItem parted>
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

test("items are a list of links in a named landmark", () => {
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

test("each language is a link in its own words", () => {
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

test("the account shows who is signed in", () => {
  render(
    <UserMenu label="Account of Mara" name="Mara" facts={["mara@example.com"]}>
      <UserMenuLink href="/users">Overview</UserMenuLink>
    </UserMenu>,
  );
  expect(screen.getByText("mara@example.com")).toBeInTheDocument();
  expect(screen.getByText("Overview")).toHaveAttribute("href", "/users");
});
