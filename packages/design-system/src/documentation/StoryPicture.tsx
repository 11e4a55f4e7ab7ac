import { type ComponentType, type ReactNode } from "react";

type Args = Record<string, unknown>;
interface Context {
  args: Args;
  globals: object;
  parameters: object;
}
type Decorator = (story: () => ReactNode, context: Context) => ReactNode;

interface Annotations {
  args?: Args;
  component?: ComponentType<Args>;
  render?: ComponentType<Args>;
  decorators?: Decorator | Decorator[];
}

/** An imported stories file: `default` is the shared meta, the other exports are stories. */
export type StoryFile = Readonly<Record<string, object>>;

/** Renders a story inside another page, with its own args and decorators but without Storybook's. */
export function StoryPicture({ file, story }: { file: StoryFile; story: string }) {
  const shared = (file["default"] ?? {}) as Annotations;
  const own = (file[story] ?? {}) as Annotations;
  const args = { ...shared.args, ...own.args };
  const Render = own.render ?? shared.render ?? shared.component;
  const context = { args, globals: {}, parameters: {} };
  const decorators = [own.decorators ?? [], shared.decorators ?? []].flat();
  const bare = () => (Render ? <Render {...args} /> : null);
  const decorated = decorators.reduce<() => ReactNode>(
    (inner, decorate) => () => decorate(inner, context),
    bare,
  );
  return decorated();
}
