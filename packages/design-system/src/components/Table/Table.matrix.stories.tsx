import type { Meta, StoryObj } from "@storybook/react-vite";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { Table } from "./index.ts";

const meta: Meta<typeof Table> = { title: "Components/Table/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof Table>;

export const EveryState: Story = {
  render: () => (
    <Combinations choices={{ labelHidden: [false, true], value: [extremes.zero, extremes.many] }}>
      {({ labelHidden, value }) => (
        <Table
          label="Points"
          labelHidden={labelHidden}
          columns={[
            { id: "a", header: "Reason", cell: () => "Review" },
            { id: "b", header: "Points", cell: () => value, numeric: true },
          ]}
          rows={[1, 2]}
          rowKey={(row) => row}
          empty="None"
        />
      )}
    </Combinations>
  ),
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages>
      {(sample) => (
        <Table
          label={sample.title}
          columns={[
            { id: "a", header: sample.email, cell: () => sample.sentence, rowHeader: true },
            { id: "b", header: extremes.word, cell: () => extremes.many, numeric: true },
          ]}
          rows={[1]}
          rowKey={(row) => row}
          empty={sample.title}
        />
      )}
    </SixLanguages>
  ),
};
