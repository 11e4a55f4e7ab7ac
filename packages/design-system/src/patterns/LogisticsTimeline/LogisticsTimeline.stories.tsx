import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import Phone from "lucide-react/icons/phone";
import Truck from "lucide-react/icons/truck";
import { IconButton } from "../../components/IconButton/index.ts";
import { buyingTexts } from "../../testing/buying-texts.ts";
import { useCommerce } from "../../testing/commerce-samples.ts";
import { parcelSteps, trackingNumber } from "../../testing/order-samples.ts";
import { samplePictures } from "../../testing/sample-pictures.ts";
import { ArrivalBox, LogisticsTimeline } from "./index.ts";

const meta: Meta<typeof LogisticsTimeline> = {
  title: "Commerce/LogisticsTimeline",
  id: "patterns-logisticstimeline",
  component: LogisticsTimeline,
};
export default meta;

type Story = StoryObj<typeof LogisticsTimeline>;

/** Courier, copyable number, track and arrival time. */
export const Playground: Controlled<typeof LogisticsTimeline> = {
  render: function Playground(args) {
    const texts = useCommerce();
    const { parcel } = texts;
    const steps = parcelSteps(texts).map((step) => ({ ...step, icon: Truck }));
    return (
      <LogisticsTimeline
        style={{ maxInlineSize: 816 }}
        title={parcel.title}
        courier="Pacific Parcel"
        trackingNumber={trackingNumber(texts)}
        label={parcel.title}
        steps={steps.slice(0, 3)}
        older={{ label: parcel.older, steps: steps.slice(3) }}
        arrival={
          <ArrivalBox
            label={parcel.arriving}
            when={parcel.before}
            progress={{ share: 0.84, label: parcel.steps[0], from: "Calgary", to: "Vancouver" }}
            person={{
              name: "Ines Moreau",
              text: "Pacific Parcel",
              action: <IconButton variant="outline" size="sm" icon={Phone} label={parcel.call} />,
            }}
            contents={{ pictures: samplePictures.slice(2, 4), title: parcel.contents, text: parcel.weight }}
          />
        }
        {...args}
      />
    );
  },
};

/** The shop delivers it itself, and hasn't started yet. */
export const Empty: Story = {
  render: function Empty() {
    const texts = useCommerce();
    const { notShipped } = buyingTexts;
    return (
      <LogisticsTimeline
        style={{ maxInlineSize: 816 }}
        title={texts.parcel.title}
        courier="Ines Moreau, +1 604 555 0173"
        label={texts.parcel.title}
        steps={[]}
        empty={notShipped}
      />
    );
  },
};
