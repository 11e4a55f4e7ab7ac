import type { Meta, StoryObj } from "@storybook/react-vite";
import Check from "lucide-react/icons/check";
import FileText from "lucide-react/icons/file-text";
import { Card } from "../Card/index.ts";
import { StatusChip } from "../StatusChip/index.ts";
import { List, ListItem } from "./index.ts";

const meta: Meta<typeof List> = {
  title: "Basics/List",
  id: "components-list",
  component: List,
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
};
export default meta;

type Story = StoryObj<typeof List>;

export const Playground: Story = {
  args: {
    children: (
      <>
        <ListItem>Stock and prices are checked before the import.</ListItem>
        <ListItem>Columns that are missing keep their values.</ListItem>
        <ListItem>You can undo the import for 24 hours.</ListItem>
      </>
    ),
  },
};

export const Numbered: Story = { args: { ...Playground.args, variant: "number" } };

export const WithIcons: Story = {
  args: {
    variant: "plain",
    children: (
      <>
        <ListItem icon={Check}>Free returns for 30 days</ListItem>
        <ListItem icon={Check} description="Orders until 2 PM ship the same day">
          Ships from Vancouver
        </ListItem>
      </>
    ),
  },
};

export const Divided: Story = {
  render: () => (
    <Card padding="md">
      <List variant="divided" aria-label="Documents">
        <ListItem
          icon={FileText}
          description="PDF, 2.1 MB"
          end={<StatusChip tone="success">Checked</StatusChip>}
        >
          Business license
        </ListItem>
        <ListItem
          icon={FileText}
          description="PDF, 340 kB"
          end={<StatusChip tone="caution">Expires soon</StatusChip>}
        >
          Tax certificate
        </ListItem>
        <ListItem icon={FileText} end={<StatusChip tone="neutral">Missing</StatusChip>}>
          Bank statement
        </ListItem>
      </List>
    </Card>
  ),
};
