import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../Card/index.ts";
import { Accordion, AccordionItem } from "./index.ts";

const meta: Meta<typeof Accordion> = {
  title: "Feedback/Accordion (Disclosure)",
  id: "components-accordion",
  component: Accordion,
};
export default meta;

type Story = StoryObj<typeof Accordion>;

export const Playground: Story = {
  render: function Playground() {
    return (
      <Card>
        <Accordion>
          <AccordionItem title="When does my parcel come?" open>
            Within three working days.
          </AccordionItem>
          <AccordionItem title="Who mounts the tires?">One of 340 partner garages.</AccordionItem>
        </Accordion>
      </Card>
    );
  },
};
