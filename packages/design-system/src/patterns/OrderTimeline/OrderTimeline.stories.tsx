import type { Meta } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import Truck from "lucide-react/icons/truck";
import { Card } from "../../components/Card/index.ts";
import { Stack } from "../../layout/Stack/index.ts";
import { useCommerce } from "../../testing/commerce-samples.ts";
import { parcelSteps } from "../../testing/order-samples.ts";
import { OrderTimeline } from "./index.ts";

const meta: Meta<typeof OrderTimeline> = {
  title: "Commerce/OrderTimeline",
  id: "patterns-ordertimeline",
  component: OrderTimeline,
};
export default meta;

/** History with times and collapsed older steps; below it upcoming steps without times. */
export const Playground: Controlled<typeof OrderTimeline> = {
  render: function Playground(args) {
    const texts = useCommerce();
    const steps = parcelSteps(texts).map((step) => ({ ...step, icon: Truck }));
    return (
      <Stack gap={16} style={{ maxInlineSize: 640 }}>
        <Card>
          <OrderTimeline
            label={texts.parcel.title}
            steps={steps.slice(0, 3)}
            older={{ label: texts.parcel.older, steps: steps.slice(3) }}
            {...args}
          />
        </Card>
        <Card>
          <OrderTimeline
            label={texts.order.onItsWay}
            steps={texts.order.steps.slice(2).map((title, index) => ({ id: index, title }))}
          />
        </Card>
      </Stack>
    );
  },
};
