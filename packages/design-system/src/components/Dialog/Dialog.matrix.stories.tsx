import type { Meta, StoryObj } from "@storybook/react-vite";
import { extremes } from "../../testing/matrix.tsx";
import { useSample } from "../../testing/samples.ts";
import { Button } from "../Button/index.ts";
import { TextField } from "../TextField/index.ts";
import { Dialog, type DialogProps } from "./index.ts";

const meta: Meta<typeof Dialog> = { title: "Components/Dialog/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof Dialog>;

function Whole(props: Partial<DialogProps>) {
  const sample = useSample();
  return (
    <Dialog
      open
      title={sample.title}
      description={sample.sentence}
      footer={
        <>
          <Button>{extremes.word}</Button>
          <Button variant="solid">{sample.addToCart}</Button>
        </>
      }
      {...props}
    >
      <TextField label={sample.email} />
    </Dialog>
  );
}

/** It covers the viewport, so each look and language has its own picture. */
export const English: Story = { render: () => <Whole /> };
export const Chinese: Story = { ...English, globals: { language: "zh-CN" } };
export const Spanish: Story = { ...English, globals: { language: "es" } };
export const French: Story = { ...English, globals: { language: "fr" } };
export const Thai: Story = { ...English, globals: { language: "th" } };
export const Lao: Story = { ...English, globals: { language: "lo" } };
export const Small: Story = { render: () => <Whole size="sm" title={extremes.word} /> };
export const Large: Story = { render: () => <Whole size="lg" /> };
export const ExtraLarge: Story = { render: () => <Whole size="xl" footer={undefined} /> };
export const BareWithoutTitle: Story = {
  render: () => <Whole bare titleHidden description={undefined} footer={undefined} />,
};
/** Taller than the viewport: the whole dialog scrolls. */
export const Long: Story = {
  render: () => (
    <Whole>
      <div style={{ blockSize: 1600 }}>{extremes.many.toLocaleString("en-US")}</div>
    </Whole>
  ),
};
