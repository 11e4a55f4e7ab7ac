import { scale } from "../../packages/design-system/src/tokens/scale.ts";
import { redTheme } from "../../packages/design-system/src/tokens/themes/red.ts";

interface TokenRowProps {
  name: string;
  value?: string;
  children: React.ReactNode;
}

function TokenRow({ name, value, children }: TokenRowProps) {
  return (
    <tr>
      <th scope="row">
        <code>{name}</code>
      </th>
      {value && <td>{value}</td>}
      <td>{children}</td>
    </tr>
  );
}

function Rows({ children }: { children: React.ReactNode }) {
  return (
    <table className="ds-table sb-unstyled">
      <tbody>{children}</tbody>
    </table>
  );
}

export function SpaceTable() {
  return (
    <Rows>
      {Object.entries(scale.space).map(([step, value]) => (
        <TokenRow key={step} name={`--ds-space-${step}`} value={value}>
          <span className="ds-bar" style={{ inlineSize: value }} />
        </TokenRow>
      ))}
    </Rows>
  );
}

const heights = {
  "control-sm": scale.size.controlSm,
  "control-md": scale.size.controlMd,
  "control-lg": scale.size.controlLg,
  "icon-sm": scale.size.iconSm,
  "icon-md": scale.size.iconMd,
  "icon-lg": scale.size.iconLg,
};

export function SizesTable() {
  return (
    <Rows>
      {Object.entries(heights).map(([name, value]) => (
        <TokenRow key={name} name={`--ds-size-${name}`} value={value}>
          <span className="ds-bar" style={{ inlineSize: value, blockSize: value }} />
        </TokenRow>
      ))}
      <TokenRow name="--ds-size-content" value={scale.size.content}>
        The width of a page
      </TokenRow>
    </Rows>
  );
}

const radiusUse = {
  control: "Buttons, fields, chips with corners.",
  card: "Cards, messages, pictures.",
  panel: "Dialogs, large panels.",
  full: "Pills, avatars, badges.",
};

export function RadiusTable() {
  return (
    <Rows>
      {Object.entries(scale.radius).map(([name, value]) => (
        <TokenRow key={name} name={`--ds-radius-${name}`} value={value}>
          <span className="ds-box" style={{ borderRadius: value }} />
          {radiusUse[name as keyof typeof radiusUse]}
        </TokenRow>
      ))}
    </Rows>
  );
}

const shadowUse = {
  hover: "A card under the pointer.",
  floating: "Menus, dialogs, toasts.",
  bar: "The header once it stays in view, the bar at the lower edge.",
};

export function ShadowTable() {
  return (
    <Rows>
      {Object.keys(redTheme.light.shadow).map((name) => (
        <TokenRow key={name} name={`--ds-shadow-${name}`}>
          <span className="ds-box" style={{ boxShadow: `var(--ds-shadow-${name})` }} />
          {shadowUse[name as keyof typeof shadowUse]}
        </TokenRow>
      ))}
    </Rows>
  );
}

const motionUse = {
  fast: "Answers to the pointer: colors, lines.",
  normal: "What comes and goes: menus, dialogs, toasts.",
};

export function MotionTable() {
  return (
    <Rows>
      {(["fast", "normal"] as const).map((name) => (
        <TokenRow key={name} name={`--ds-motion-${name}`} value={scale.motion[name]}>
          <button
            type="button"
            className="ds-mover"
            style={{ transitionDuration: `var(--ds-motion-${name})` }}
          >
            Point at me
          </button>
          {motionUse[name]}
        </TokenRow>
      ))}
      <TokenRow name="--ds-motion-ease" value={scale.motion.ease}>
        Fast at first, calm at the end.
      </TokenRow>
    </Rows>
  );
}
