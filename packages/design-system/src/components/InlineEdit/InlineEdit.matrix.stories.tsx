import type { Meta, StoryObj } from "@storybook/react-vite";
import { extremes, SixLanguages } from "../../testing/matrix.tsx";
import { InlineEdit } from "./index.ts";

const meta: Meta = { title: "Components/InlineEdit/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

const save = () => Promise.resolve();

export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={200}>
      {(sample) => (
        <>
          <InlineEdit label={sample.email} value={`${sample.title} ${extremes.word}`} onSave={save} />
          <InlineEdit label={sample.email} value="" onSave={save} />
          <InlineEdit label={sample.email} value={String(extremes.many)} onSave={save} disabled />
        </>
      )}
    </SixLanguages>
  ),
};
