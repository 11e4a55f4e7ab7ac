import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/Stack/index.ts";
import { Button } from "../Button/index.ts";
import { Card } from "../Card/index.ts";
import { ProgressBar } from "../ProgressBar/index.ts";
import { TextField } from "../TextField/index.ts";
import { LoadingOverlay } from "./index.ts";

const meta: Meta<typeof LoadingOverlay> = {
  title: "Feedback/LoadingOverlay",
  id: "components-loadingoverlay",
  component: LoadingOverlay,
};
export default meta;

type Story = StoryObj<typeof LoadingOverlay>;

const form = (
  <Card>
    <Stack gap={16}>
      <TextField label="Shop name" defaultValue="Carmine Tires" />
      <TextField label="City" defaultValue="Vancouver" />
      <div>
        <Button variant="solid">Save</Button>
      </div>
    </Stack>
  </Card>
);

export const Playground: Story = { args: { loading: true, children: form } };

export const WithProgress: Story = {
  args: {
    loading: true,
    label: "Importing 7,791 products…",
    details: <ProgressBar label="Import" value={40} style={{ inlineSize: 200 }} />,
    children: form,
  },
};
