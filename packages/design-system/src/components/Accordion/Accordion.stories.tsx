import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../Card/index.ts";
import { useWords } from "../../testing/useWords.ts";
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
    const say = useWords();
    return (
      <Card>
        <Accordion>
          <AccordionItem title={say("When does my parcel come?")} open>
            {say("Within three working days.")}
          </AccordionItem>
          <AccordionItem title={say("Who mounts the tires?")}>
            {say("One of 340 partner garages.")}
          </AccordionItem>
        </Accordion>
      </Card>
    );
  },
};
