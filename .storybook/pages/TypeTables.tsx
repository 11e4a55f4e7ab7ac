import { samples, type SampleLanguage } from "../../packages/design-system/src/testing/samples.ts";
import { scale, scripts } from "../../packages/design-system/src/tokens/scale.ts";

const names = { latin: "Latin", zh: "Chinese", th: "Thai", lo: "Lao" } as const;

/** Line height and letter spacing by script. */
export function ScriptTable() {
  return (
    <table className="ds-table sb-unstyled">
      <thead>
        <tr>
          <th scope="col">Script</th>
          <th scope="col">Text</th>
          <th scope="col">Tight</th>
          <th scope="col">Heading</th>
          <th scope="col">Letters of headings</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(scripts).map(([script, { leading, tracking }]) => (
          <tr key={script}>
            <th scope="row">{names[script as keyof typeof names]}</th>
            <td>{leading.text}</td>
            <td>{leading.tight}</td>
            <td>{leading.heading}</td>
            <td>{tracking.heading}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Realistic text in six languages, at one size. */
export function TypeSamples({ size, bold = false }: { size: keyof typeof scale.fontSize; bold?: boolean }) {
  return (
    <table className="ds-table sb-unstyled">
      <tbody>
        {(Object.keys(samples) as SampleLanguage[]).map((language) => (
          <tr key={language}>
            <th scope="row" style={{ inlineSize: 72 }}>
              <code>{language}</code>
            </th>
            <td>
              <span
                lang={language}
                style={{
                  display: "block",
                  fontFamily: "var(--ds-font-family)",
                  fontSize: `var(--ds-font-size-${size})`,
                  fontWeight: bold ? "var(--ds-font-weight-bold)" : "var(--ds-font-weight-regular)",
                  lineHeight: `var(--ds-font-leading-${bold ? "heading" : "text"})`,
                  letterSpacing: bold ? "var(--ds-font-tracking-heading)" : undefined,
                }}
              >
                {bold ? samples[language].title : samples[language].sentence}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** All sizes, each as a sample. */
export function SizeTable() {
  return (
    <table className="ds-table sb-unstyled">
      <tbody>
        {Object.entries(scale.fontSize).map(([size, value]) => (
          <tr key={size}>
            <th scope="row">
              <code>--ds-font-size-{size}</code>
            </th>
            <td>
              {size} px, {value}
            </td>
            <td style={{ fontSize: value, lineHeight: 1.3 }}>Carmine</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
