import { clsx } from "clsx";
import CloudRain from "lucide-react/icons/cloud-rain";
import Fuel from "lucide-react/icons/fuel";
import Volume2 from "lucide-react/icons/volume-2";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Icon, type IconShape } from "../../components/Icon/index.ts";
import { VisuallyHidden } from "../../components/VisuallyHidden/index.ts";
import { fill } from "../../words/fill.ts";
import { useTexts } from "../../provider/use-texts.ts";
import { Icicles, SnowPeaks, Waves } from "./symbols.tsx";
import * as styles from "./TireLabel.css.ts";
import { english, type TireLabelTexts } from "../../words/components/TireLabel.ts";

const grades = ["A", "B", "C", "D", "E"] as const;
const noiseClasses = ["A", "B", "C"] as const;

/** A is the best. */
export type TireGrade = (typeof grades)[number];
/** A is the quietest. */
export type NoiseClass = (typeof noiseClasses)[number];

export interface TireLabelProps extends Omit<ComponentPropsWithRef<"figure">, "children"> {
  /** Fuel efficiency class. */
  fuel: TireGrade;
  /** Wet grip class. */
  wet: TireGrade;
  /** External noise in decibels. */
  noise: number;
  /** Noise class, A to C: A is the quietest. */
  noiseClass: NoiseClass;
  /** Certified for severe snow: the three-peak mountain snowflake symbol. @default false */
  snow?: boolean;
  /** Certified for ice. @default false */
  ice?: boolean;
  /** Words in place of those of the provider's locale. */
  texts?: Partial<TireLabelTexts>;
}

const Term = ({ shape, children }: { shape: IconShape; children: string }) => (
  <dt className={styles.term}>
    <Icon shape={shape} className={styles.icon} />
    {children}
  </dt>
);

/**
 * Steps from A to E with an arrow at one of them. Hidden from screen readers, which get the text next to it.
 */
const Scale = ({ grade }: { grade: TireGrade }) => (
  <span aria-hidden className={styles.scale}>
    {grades.map((step) => (
      <span key={step} className={styles.step}>
        <span className={clsx(styles.bar, styles.bars[step])}>{step}</span>
        {step === grade && (
          <span data-part="Grade" className={styles.grade}>
            {step}
          </span>
        )}
      </span>
    ))}
  </span>
);

const Symbol = ({ shape, children }: { shape: IconShape; children: ReactNode }) => (
  <dd className={styles.symbol}>
    <Icon shape={shape} size="lg" />
    {children}
  </dd>
);

/**
 * The grades of a tire as a chart: fuel efficiency, wet grip, noise, and suitability for snow and ice. Grades
 * follow the European Union's tire label (Regulation (EU) 2020/740), but the chart doesn't replace the
 * official label.
 */
export function TireLabel({
  fuel,
  wet,
  noise,
  noiseClass,
  snow = false,
  ice = false,
  texts,
  className,
  ...rest
}: TireLabelProps) {
  const labels = useTexts("tireLabel", english, texts);
  const scale = (shape: IconShape, name: string, grade: TireGrade) => (
    <div className={styles.cell}>
      <Term shape={shape}>{name}</Term>
      <dd>
        <VisuallyHidden>{fill(labels.grade, { grade })}</VisuallyHidden>
        <Scale grade={grade} />
      </dd>
    </div>
  );
  return (
    <figure data-component="TireLabel" className={clsx(styles.root, className)} {...rest}>
      <figcaption className={styles.title}>{labels.title}</figcaption>
      <dl className={styles.cells}>
        {scale(Fuel, labels.fuel, fuel)}
        {scale(CloudRain, labels.wet, wet)}
        <div className={clsx(styles.cell, styles.noiseCell)}>
          <Term shape={Volume2}>{labels.noise}</Term>
          <dd className={styles.noise}>
            <VisuallyHidden>{fill(labels.noiseLevel, { level: noise, grade: noiseClass })}</VisuallyHidden>
            <span aria-hidden className={styles.level}>
              {noise} <span className={styles.unit}>dB</span>
            </span>
            <span aria-hidden className={styles.classes}>
              <Waves lit={noiseClasses.indexOf(noiseClass) + 1} dim={styles.dim} className={styles.waves} />
              {noiseClasses.map((step) => (
                <span
                  key={step}
                  data-part={step === noiseClass ? "Grade" : undefined}
                  className={clsx(styles.noiseClass, step === noiseClass && styles.chosen)}
                >
                  {step}
                </span>
              ))}
            </span>
          </dd>
        </div>
        {(snow || ice) && (
          <div className={styles.winter}>
            <dt className={styles.winterName}>{labels.winter}</dt>
            {snow && <Symbol shape={SnowPeaks}>{labels.snow}</Symbol>}
            {ice && <Symbol shape={Icicles}>{labels.ice}</Symbol>}
          </div>
        )}
      </dl>
    </figure>
  );
}
