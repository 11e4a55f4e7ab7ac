import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { LanguageMenu, UserMenu, UserMenuLink, UtilityBar, UtilityItem, UtilityLink } from "./index.ts";

conforms("UtilityBar", (props) => <UtilityBar label="Service" start={null} end={null} {...props} />);

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
