import type { Meta } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import TicketPercent from "lucide-react/icons/ticket-percent";
import Truck from "lucide-react/icons/truck";
import { Card } from "../../components/Card/index.ts";
import { useCommerce } from "../../testing/commerce-samples.ts";
import { samplePictures } from "../../testing/sample-pictures.ts";
import { NotificationItem } from "./index.ts";

const meta: Meta<typeof NotificationItem> = {
  title: "Commerce/NotificationItem",
  id: "patterns-notificationitem",
  component: NotificationItem,
};
export default meta;

const icons = [Truck, TicketPercent, RotateCcw];

/** Two unread, one read. */
export const Playground: Controlled<typeof NotificationItem> = {
  render: function Playground(args) {
    const { notice } = useCommerce();
    return (
      <Card padding="none" style={{ maxInlineSize: 960 }}>
        <ul>
          {notice.titles.map((title, index) => (
            <NotificationItem
              key={title}
              title={title}
              href={`#${index}`}
              icon={icons[index] ?? Truck}
              picture={index === 0 ? samplePictures[2] : undefined}
              text={notice.texts[index]}
              time={notice.times[index]}
              unread={index < 2}
              onRead={() => {}}
              {...args}
            />
          ))}
        </ul>
      </Card>
    );
  },
};
