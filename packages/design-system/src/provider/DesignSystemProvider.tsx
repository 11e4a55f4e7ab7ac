"use client";
import "../styles/base.css.ts";
import {
  createContext,
  use,
  useMemo,
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactNode,
} from "react";

/** Props that a link component must take: those of an anchor, with a required address. */
export type LinkComponentProps = ComponentPropsWithRef<"a"> & { href: string };

interface DesignSystem {
  linkComponent: ComponentType<LinkComponentProps> | "a";
  portalRoot: HTMLElement | null;
  flagPath: string;
  locale: string | undefined;
}

const DesignSystemContext = createContext<DesignSystem>({
  linkComponent: "a",
  portalRoot: null,
  flagPath: "/flags",
  locale: undefined,
});

/** What is left out stays as the provider around it says. */
export interface DesignSystemProviderProps {
  /**
   * The router's link, adapted to take `href`. All links of the components go through it.
   * @default "a"
   */
  linkComponent?: ComponentType<LinkComponentProps> | "a";
  /**
   * Where dialogs, menus and toasts are put. Needed only where a nested theme must reach them.
   * @default document.body
   */
  portalRoot?: HTMLElement | null;
  /**
   * Where the application serves the package's folder `dist/flags`, without a slash at the end.
   * @default "/flags"
   */
  flagPath?: string;
  /** Language of the page, BCP 47: percentages, names of countries and dial codes follow it. @default "en" */
  locale?: string;
  children: ReactNode;
}

/**
 * Hands the router's link, the portal root and the place of the flags to the components. The theme is not a matter of React:
 * `<html data-theme="red" data-scheme="dark">`; without `data-scheme` the reader's system decides.
 */
export function DesignSystemProvider({ children, ...given }: DesignSystemProviderProps) {
  const outer = use(DesignSystemContext);
  const {
    linkComponent = outer.linkComponent,
    portalRoot = outer.portalRoot,
    flagPath = outer.flagPath,
    locale = outer.locale,
  } = given;
  const value = useMemo(
    () => ({ linkComponent, portalRoot, flagPath, locale }),
    [linkComponent, portalRoot, flagPath, locale],
  );
  return <DesignSystemContext value={value}>{children}</DesignSystemContext>;
}

/** What the nearest provider gave; plain anchors and the body without one. */
export const useDesignSystem = (): DesignSystem => use(DesignSystemContext);
