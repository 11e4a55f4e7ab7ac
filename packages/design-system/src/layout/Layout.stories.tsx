import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../components/Card/index.ts";
import { Columns, Container, Grid, Inline, Stack } from "./index.ts";

const meta: Meta = { title: "Layout/Primitives" };
export default meta;

type Story = StoryObj;

const cards = (count: number) =>
  Array.from({ length: count }, (_, index) => <Card key={index}>{index + 1}</Card>);

export const StackOfCards: Story = { render: () => <Stack gap={16}>{cards(3)}</Stack> };
export const InlineOfCards: Story = { render: () => <Inline gap={16}>{cards(12)}</Inline> };
export const GridOfFive: Story = { render: () => <Grid columns={5}>{cards(10)}</Grid> };

export const SideColumn: Story = {
  render: () => (
    <Container>
      <Columns side={<Card>240</Card>} sideWidth={240}>
        <Card>The rest</Card>
      </Columns>
    </Container>
  ),
};
