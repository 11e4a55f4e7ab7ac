import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useRef } from "react";
import { extremes, SixLanguages } from "../../testing/matrix.tsx";
import { Button } from "../Button/index.ts";
import { Tooltip, type TooltipProps } from "./index.ts";

/** Opened by hover, because only one can have focus. */
function Open(props: TooltipProps) {
  const root = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    root.current?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  }, []);
  return <Tooltip ref={root} {...props} />;
}

const meta: Meta = { title: "Components/Tooltip/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

const sides = (["top", "bottom"] as const).map((side) => (
  <Open key={side} text="Only to addresses in Canada" side={side}>
    <Button>{side}</Button>
  </Open>
));

export const BothSides: Story = {
  render: () => <div style={{ display: "flex", gap: 240, padding: "80px 80px" }}>{sides}</div>,
};

export const LongTexts: Story = {
  render: () => (
    <div style={{ padding: "0 60px 160px" }}>
      <SixLanguages width={260}>
        {(sample) => (
          <div style={{ display: "grid", justifyItems: "center", paddingBlockEnd: 120 }}>
            <Open text={`${sample.sentence} ${extremes.word}`} side="bottom">
              <Button>{sample.email}</Button>
            </Open>
          </div>
        )}
      </SixLanguages>
    </div>
  ),
};
