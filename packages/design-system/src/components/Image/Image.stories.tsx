import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid } from "../../layout/Grid/index.ts";
import { Image } from "./index.ts";

const meta: Meta<typeof Image> = { title: "Basics/Image", id: "components-image", component: Image };
export default meta;

type Story = StoryObj<typeof Image>;

const drawing = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="3" fill="#2B3038"/><circle cx="4" cy="4" r="1.5" fill="#C6CDD6"/></svg>')}`;

export const States: Story = {
  render: function States() {
    return (
      <Grid columns={4} narrowest={120} style={{ maxInlineSize: 720 }}>
        <Image src={drawing} alt="A tire" rounded="card" />
        <Image src={drawing} alt="A tire" ratio={4 / 3} fit="contain" />
        <Image src={drawing} alt="A tire" ratio={3} tint="#FFDFDC" />
        <Image src="data:image/webp;base64,bm90IGEgcGljdHVyZQ==" alt="A tire" rounded="card" />
      </Grid>
    );
  },
};
