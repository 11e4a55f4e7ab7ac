import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../Card/index.ts";
import { Stack } from "../../layout/Stack/index.ts";
import { AvatarGroup } from "./index.ts";

const meta: Meta<typeof AvatarGroup> = {
  title: "Basics/AvatarGroup",
  id: "components-avatargroup",
  component: AvatarGroup,
  decorators: [(Story) => <Card style={{ inlineSize: "fit-content" }}>{Story()}</Card>],
};
export default meta;

type Story = StoryObj<typeof AvatarGroup>;

const people = ["Elin", "Somchai", "Mara", "Jonas", "Inês", "ນ້ອຍ", "李"].map((name) => ({ name }));

export const Playground: Story = { args: { label: "Assigned to", people } };

export const Sizes: Story = {
  render: () => (
    <Stack gap={16}>
      <AvatarGroup label="Watching" people={people.slice(0, 3)} size={20} />
      <AvatarGroup label="Assigned to" people={people} max={3} />
      <AvatarGroup label="Team" people={people.slice(2, 7)} size={40} />
    </Stack>
  ),
};
