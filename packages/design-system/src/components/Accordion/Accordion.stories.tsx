import type { Meta } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { Card } from "../Card/index.ts";
import { Accordion, AccordionItem } from "./index.ts";

const meta: Meta<typeof Accordion> = {
  title: "Feedback/Accordion (Disclosure)",
  id: "components-accordion",
  component: Accordion,
};
export default meta;

export const Playground: Controlled<typeof Accordion> = {
  render: function Playground(args) {
    return (
      <Card>
        <Accordion {...args}>
          <AccordionItem title="When does my parcel come?" open>
            Within three working days.
          </AccordionItem>
          <AccordionItem title="Who mounts the tires?">One of 340 partner garages.</AccordionItem>
        </Accordion>
      </Card>
    );
  },
};
