import type { Meta, StoryObj } from "@storybook/react-vite";
import { extremes, SixLanguages } from "../../testing/matrix.tsx";
import { DataTable } from "./index.ts";

const meta: Meta<typeof DataTable> = { title: "Components/DataTable/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof DataTable>;

export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={560}>
      {(sample) => (
        <DataTable
          label={sample.title}
          columns={[
            {
              id: "title",
              header: sample.email,
              cell: ({ title }) => title,
              value: ({ title }) => title,
              filter: "text",
              width: 240,
            },
            {
              id: "count",
              header: extremes.word,
              cell: ({ count }) => count,
              value: ({ count }) => count,
              numeric: true,
            },
          ]}
          rows={[
            { id: "a", title: sample.sentence, count: extremes.many },
            { id: "b", title: extremes.word, count: extremes.zero },
          ]}
          rowKey={({ id }) => id}
          rowLabel={({ title }) => title}
          rowCount={extremes.many}
          defaultState={{ selection: sample.email === "Email" ? ["a", "b"] : [] }}
          bulkActions={() => [{ label: sample.addToCart, onSelect: () => undefined, primary: true }]}
          empty={sample.title}
        />
      )}
    </SixLanguages>
  ),
};
