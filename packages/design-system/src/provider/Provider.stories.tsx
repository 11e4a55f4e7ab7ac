import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Button } from "../components/Button/index.ts";
import { Card } from "../components/Card/index.ts";
import { Dialog } from "../components/Dialog/index.ts";
import { Heading } from "../components/Heading/index.ts";
import { Grid, Stack } from "../layout/index.ts";
import { DesignSystemProvider } from "./index.ts";

const meta: Meta<typeof DesignSystemProvider> = {
  title: "Guides/Provider",
  component: DesignSystemProvider,
};
export default meta;

function Part({ scheme }: { scheme: "light" | "dark" }) {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  return (
    <div data-theme="red" data-scheme={scheme} ref={setRoot}>
      <DesignSystemProvider portalRoot={root}>
        <Card>
          <Stack gap={12}>
            <Heading level={2} size={16}>
              {scheme === "light" ? "Light" : "Dark"}
            </Heading>
            <p>New orders wait here for 24 hours.</p>
            <Dialog trigger={<Button>Browse products</Button>} title="Browse products">
              New orders wait here for 24 hours.
            </Dialog>
          </Stack>
        </Card>
      </DesignSystemProvider>
    </div>
  );
}

/** Each half has its own theme, and a provider that renders its dialogs inside it. */
export const NestedThemes: StoryObj = {
  render: () => (
    <Grid columns={2} gap={16}>
      <Part scheme="light" />
      <Part scheme="dark" />
    </Grid>
  ),
};
