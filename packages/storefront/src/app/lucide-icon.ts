import { createElement, type ComponentType, type SVGProps } from "react";

/** What a file of lucide's says about its icon. */
interface IconData {
  readonly node: readonly (readonly [shape: string, attributes: Record<string, string>])[];
}

const frame = {
  width: 24,
  height: 24,
  viewBox: "0 0 24 24",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

/** Replaces lucide's own function: no context, no merging of class names, and shapes that are created once. */
const createLucideIcon = ({ node }: IconData): ComponentType<SVGProps<SVGSVGElement>> => {
  const shapes = node.map(([shape, attributes]) => createElement(shape, attributes));
  return (props) => createElement("svg", { ...frame, ...props }, ...shapes);
};

export default createLucideIcon;
