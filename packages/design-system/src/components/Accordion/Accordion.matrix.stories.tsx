import type { Meta, StoryObj } from "@storybook/react-vite";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { Accordion, AccordionItem } from "./index.ts";

const meta: Meta<typeof Accordion> = { title: "Components/Accordion/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof Accordion>;

export const OpenAndClosed: Story = {
  render: () => (
    <Combinations choices={{ open: [false, true] }}>
      {({ open }) => (
        <Accordion>
          <AccordionItem title="Shipping" open={open}>
            Free over $99.
          </AccordionItem>
          <AccordionItem title="Returns" open={open}>
            Within 30 days.
          </AccordionItem>
        </Accordion>
      )}
    </Combinations>
  ),
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages>
      {(sample) => (
        <Accordion>
          <AccordionItem title={sample.title} open>
            {sample.sentence}
          </AccordionItem>
          <AccordionItem title={extremes.word} />
        </Accordion>
      )}
    </SixLanguages>
  ),
};
