"use client";
import { createContext, type ComponentPropsWithRef, type ComponentType } from "react";
import type { Messages } from "../words/messages.ts";

/** Props that a link component must accept: anchor props with a required `href`. */
export type LinkComponentProps = ComponentPropsWithRef<"a"> & { href: string };

export interface DesignSystem {
  linkComponent: ComponentType<LinkComponentProps> | "a";
  portalRoot: HTMLElement | null;
  flagPath: string;
  locale: string | undefined;
  messages: Partial<Messages> | undefined;
}

export const DesignSystemContext = createContext<DesignSystem>({
  linkComponent: "a",
  portalRoot: null,
  flagPath: "/flags",
  locale: undefined,
  messages: undefined,
});
