import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Flag } from "../components/Flag/index.ts";
import { Link } from "../components/Link/index.ts";
import { DesignSystemProvider, useDesignSystem, type LinkComponentProps } from "./index.ts";

function RouterLink({ href, ...rest }: LinkComponentProps) {
  return <a {...rest} href={`/th${href}`} />;
}

function PortalName() {
  return <output>{useDesignSystem().portalRoot?.id ?? "body"}</output>;
}

const content = (
  <>
    <Link href="/deals">Deals</Link>
    <Flag code="TH" />
    <PortalName />
  </>
);
const seen = () => ({
  link: screen.getByRole("link").getAttribute("href"),
  flag: document.querySelector("img")?.getAttribute("src"),
  portal: screen.getByRole("status").textContent,
});

test("uses plain links, flags at /flags and overlays in the body without a provider", () => {
  render(content);
  expect(seen()).toEqual({ link: "/deals", flag: "/flags/TH.svg", portal: "body" });
});

test("overrides only the given values in a nested provider", () => {
  const root = Object.assign(document.createElement("div"), { id: "teal" });
  render(
    <DesignSystemProvider linkComponent={RouterLink} flagPath="https://cdn.example/flags">
      <DesignSystemProvider portalRoot={root}>
        <DesignSystemProvider linkComponent="a">{content}</DesignSystemProvider>
      </DesignSystemProvider>
    </DesignSystemProvider>,
  );
  expect(seen()).toEqual({ link: "/deals", flag: "https://cdn.example/flags/TH.svg", portal: "teal" });
});

test("uses the body for a null portal root in a nested provider", () => {
  render(
    <DesignSystemProvider linkComponent={RouterLink} portalRoot={document.createElement("div")}>
      <DesignSystemProvider portalRoot={null}>{content}</DesignSystemProvider>
    </DesignSystemProvider>,
  );
  expect(seen()).toMatchObject({ link: "/th/deals", portal: "body" });
});
