"use client";
import type { LinkComponentProps } from "./context.ts";
import { useDesignSystem } from "./DesignSystemProvider.tsx";

/** An unstyled link that uses the router's link component; the base of all links. */
export function LinkBase(props: LinkComponentProps) {
  const { linkComponent: Anchor } = useDesignSystem();
  return <Anchor {...props} />;
}
