"use client";
import "../styles/base.css.ts";
import { use, useMemo, type ComponentType, type ReactNode } from "react";
import type { Messages } from "../words/messages.ts";
import { DesignSystemContext, type DesignSystem, type LinkComponentProps } from "./context.ts";

/** Omitted values are inherited from the parent provider. */
export interface DesignSystemProviderProps {
  /** The router's link, adapted to take `href`. All links of the components use it. @default "a" */
  linkComponent?: ComponentType<LinkComponentProps> | "a";
  /**
   * Container of dialogs, menus and toasts. Needed only if they must be inside a nested theme.
   * @default document.body
   */
  portalRoot?: HTMLElement | null;
  /**
   * URL path, without a trailing slash, where the application serves the package's folder `dist/flags`.
   * @default "/flags"
   */
  flagPath?: string;
  /** BCP 47 language of the page, for percentages, country names and dial codes. @default "en" */
  locale?: string;
  /**
   * The components' texts in that language, from `@carmine/design-system/locales/…`; only the imported locale
   * is bundled. Without it, components use English and warn in development.
   */
  messages?: Messages;
  children: ReactNode;
}

/**
 * Provides the router's link, the locale, the portal root and the flags' path to the components. Themes don't
 * need React: `<html data-theme="red" data-scheme="dark">`; without `data-scheme`, the system setting
 * applies.
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

/** Values of the nearest provider; by default plain anchors and the body. */
export const useDesignSystem = (): DesignSystem => use(DesignSystemContext);
