import type { Meta, StoryObj } from "@storybook/react-vite";
import { extremes } from "../../testing/matrix.tsx";
import { useSample } from "../../testing/samples.ts";
import { Button } from "../Button/index.ts";
import { Drawer, type DrawerProps } from "./index.ts";

const meta: Meta<typeof Drawer> = { title: "Components/Drawer/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof Drawer>;

function Whole(props: Partial<DrawerProps>) {
  const sample = useSample();
  return (
    <Drawer open title={sample.title} footer={<Button variant="solid">{sample.addToCart}</Button>} {...props}>
      {props.children ?? `${sample.sentence} ${extremes.word}`}
    </Drawer>
  );
}

/** It covers the viewport, so each language has its own picture. */
export const English: Story = { render: () => <Whole /> };
export const Chinese: Story = { ...English, globals: { language: "zh-CN" } };
export const Spanish: Story = { ...English, globals: { language: "es" } };
export const French: Story = { ...English, globals: { language: "fr" } };
export const Thai: Story = { ...English, globals: { language: "th" } };
export const Lao: Story = { ...English, globals: { language: "lo" } };
export const LongWord: Story = { render: () => <Whole title={extremes.word} footer={undefined} /> };
/** The content scrolls; title and buttons stay. */
export const Long: Story = {
  render: () => (
    <Whole>
      <div style={{ blockSize: 1600 }}>{extremes.many.toLocaleString("en-US")}</div>
    </Whole>
  ),
};
