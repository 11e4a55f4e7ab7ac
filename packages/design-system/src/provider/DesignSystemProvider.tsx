"use client";
import "../styles/base.css.ts";
import { use, useMemo, type ComponentType, type ReactNode } from "react";
import type { Messages } from "../words/messages.ts";
import { DesignSystemContext, type DesignSystem, type LinkComponentProps } from "./context.ts";

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
  /**
   * The words of the components in that language, from `@carmine/design-system/locales/…`; only the imported one is
   * bundled. Without them components speak English, and warn of it in development.
   */
  messages?: Messages;
  children: ReactNode;
}

/**
 * Hands the router's link, the language with its words, the portal root and the place of the flags to the components.
 * The theme is not a matter of React: `<html data-theme="red" data-scheme="dark">`; without `data-scheme` the reader's
 * system decides.
 */
export function DesignSystemProvider({ children, ...given }: DesignSystemProviderProps) {
  const outer = use(DesignSystemContext);
  const {
    linkComponent = outer.linkComponent,
    portalRoot = outer.portalRoot,
    flagPath = outer.flagPath,
    locale = outer.locale,
    messages = outer.messages,
  } = given;
  const value = useMemo(
    () => ({ linkComponent, portalRoot, flagPath, locale, messages }),
    [linkComponent, portalRoot, flagPath, locale, messages],
  );
  return <DesignSystemContext value={value}>{children}</DesignSystemContext>;
}

/** What the nearest provider gave; plain anchors and the body without one. */
export const useDesignSystem = (): DesignSystem => use(DesignSystemContext);
