import type { Meta, StoryObj } from "@storybook/react-vite";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { Link } from "../Link/index.ts";
import { Card, CardHead } from "./index.ts";

const meta: Meta<typeof Card> = { title: "Components/Card/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof Card>;

export const EveryPadding: Story = {
  render: () => (
    <Combinations choices={{ padding: ["none", "sm", "md", "lg"] }}>
      {({ padding }) => <Card padding={padding}>Products</Card>}
    </Combinations>
  ),
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={320}>
      {(sample) => (
        <Card padding="none">
          <CardHead title={sample.title}>
            <Link href="#all">{extremes.many.toLocaleString("en-US")}</Link>
          </CardHead>
          <CardHead title={extremes.word} level={3} />
        </Card>
      )}
    </SixLanguages>
  ),
};
