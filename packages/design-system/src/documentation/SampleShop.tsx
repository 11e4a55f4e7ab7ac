import * as Buttons from "../components/Button/Button.stories.tsx";
import { Card } from "../components/Card/index.ts";
import * as Messages from "../components/Message/Message.stories.tsx";
import * as Chips from "../components/StatusChip/StatusChip.stories.tsx";
import * as Tabs from "../components/Tabs/Tabs.stories.tsx";
import * as Fields from "../components/TextField/TextField.stories.tsx";
import { Grid, Stack } from "../layout/index.ts";
import * as Products from "../patterns/ProductCard/ProductCard.stories.tsx";
import { StoryPicture } from "./StoryPicture.tsx";

/** Sample content for a brand: products, buttons, fields, statuses. */
export function SampleShop() {
  return (
    <Stack gap={16}>
      <StoryPicture file={Products} story="Playground" />
      <Grid columns={2} narrowest={420}>
        <Card>
          <StoryPicture file={Buttons} story="Variants" />
        </Card>
        <Card>
          <Stack gap={24}>
            <StoryPicture file={Tabs} story="Playground" />
            <StoryPicture file={Chips} story="Tones" />
          </Stack>
        </Card>
        <Card>
          <StoryPicture file={Fields} story="States" />
        </Card>
        <Card>
          <StoryPicture file={Messages} story="Tones" />
        </Card>
      </Grid>
    </Stack>
  );
}
