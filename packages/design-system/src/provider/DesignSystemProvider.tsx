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
}

const DesignSystemContext = createContext<DesignSystem>({ linkComponent: "a", portalRoot: null });

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
  children: ReactNode;
}

/**
 * Hands the router's link and the portal root to the components. The theme is not a matter of React:
 * `<html data-theme="red" data-scheme="dark">`; without `data-scheme` the reader's system decides.
 */
export function DesignSystemProvider({
  linkComponent = "a",
  portalRoot = null,
  children,
}: DesignSystemProviderProps) {
  const value = useMemo(() => ({ linkComponent, portalRoot }), [linkComponent, portalRoot]);
  return <DesignSystemContext value={value}>{children}</DesignSystemContext>;
}

/** What the nearest provider gave; plain anchors and the body without one. */
export const useDesignSystem = (): DesignSystem => use(DesignSystemContext);
