import type { Meta } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { Inline } from "../../layout/Inline/index.ts";
import { useShop } from "../../testing/shop-samples.ts";
import { QrCode } from "./index.ts";

const meta: Meta<typeof QrCode> = { title: "Basics/QrCode", id: "components-qrcode", component: QrCode };
export default meta;

/** In the side widget, in the footer, and with a long URL. */
export const Playground: Controlled<typeof QrCode> = {
  render: function Playground(args) {
    const { texts } = useShop();
    return (
      <Inline gap={16}>
        <QrCode value="https://carmine.example/chat" label={texts.scan} {...args} />
        <QrCode value="https://carmine.example/chat" label={texts.scan} size={96} />
        <QrCode
          value={`https://carmine.example/goods_detail/1024?source=${"window-sticker-".repeat(8)}`}
          label={texts.scan}
        />
      </Inline>
    );
  },
};
