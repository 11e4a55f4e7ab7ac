import type { Meta, StoryObj } from "@storybook/react-vite";
import { extremes, SixLanguages } from "../../testing/matrix.tsx";
import { FilterBar } from "./index.ts";

const meta: Meta<typeof FilterBar> = { title: "Components/FilterBar/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof FilterBar>;

const ignore = (): void => undefined;

export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={380}>
      {(sample) => (
        <FilterBar
          label={sample.title}
          fields={[
            { id: "a", label: sample.email, kind: "text" },
            { id: "b", label: extremes.word, kind: "text" },
            { id: "c", label: sample.addToCart, kind: "text" },
          ]}
          value={{ a: [sample.sentence], b: [extremes.word] }}
          onValueChange={ignore}
          search=""
          searchHint={sample.sentence}
          views={[
            { id: "a", label: sample.addToCart, count: extremes.many },
            { id: "b", label: sample.email, count: extremes.zero, removable: true },
          ]}
          view="b"
          onViewSave={ignore}
          onViewRemove={ignore}
        />
      )}
    </SixLanguages>
  ),
};
