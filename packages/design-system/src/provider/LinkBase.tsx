"use client";
import type { LinkComponentProps } from "./context.ts";
import { useDesignSystem } from "./DesignSystemProvider.tsx";

/** An unstyled link through the router's link component: the base of everything that leads somewhere. */
export function LinkBase(props: LinkComponentProps) {
  const { linkComponent: Anchor } = useDesignSystem();
  return <Anchor {...props} />;
}
