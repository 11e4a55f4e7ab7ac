import type { OpeningHours } from "@carmine/api/contract";
import { Button, Combobox, IconButton, TextField } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { useWorkspace } from "../../../app/workspace.ts";
import { sortedPeriods, weekdayName, weekdays, type Period } from "../opening-hours.ts";
import * as list from "../../list/list.css.ts";
import * as styles from "../entries.css.ts";

interface HoursFieldProps {
  id: string;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  value: OpeningHours | null;
  onChange: (value: OpeningHours | null) => void;
}

const zones = Intl.supportedValuesOf("timeZone").map((zone) => ({
  value: zone,
  label: zone.replaceAll("_", " "),
}));

/** Browsers call the end of a day 00:00. */
const toInput = (time: string): string => (time === "24:00" ? "00:00" : time);

/** Opening hours by weekday; a day can have several periods. */
export const HoursField = ({ id, label, hint, error, value, onChange }: HoursFieldProps) => {
  const intl = useIntl();
  const { zone } = useWorkspace();
  const timeZone = value?.timeZone ?? zone;
  const periods = value?.periods ?? [];
  const write = (next: readonly Period[]): void =>
    onChange(next.length === 0 ? null : { timeZone, periods: sortedPeriods(next) });
  const add = (day: number): void => {
    const last = periods.findLast((one) => one.day === day);
    const like = periods.find((one) => one.day < day);
    const period = last
      ? { day, from: last.to, to: "23:00" }
      : { day, from: like?.from ?? "09:00", to: like?.to ?? "17:00" };
    write([...periods, period]);
  };
  const change = (period: Period, part: Partial<Period>): void => {
    // A time is empty while it is being typed.
    if (part.from === "" || part.to === "") return;
    onChange({ timeZone, periods: periods.map((one) => (one === period ? { ...one, ...part } : one)) });
  };
  return (
    <fieldset id={id} tabIndex={-1} className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.hours}>
        {weekdays.map((day) => {
          const name = weekdayName(intl, day, "long");
          const ofDay = periods.filter((one) => one.day === day);
          return (
            <div key={day} className={styles.hoursDay}>
              <span className={styles.hoursName}>{name}</span>
              <div className={styles.hoursPeriods}>
                {ofDay.length === 0 && (
                  <span className={styles.closed}>
                    <FormattedMessage defaultMessage="Closed" description="Console hours: a day" />
                  </span>
                )}
                {ofDay.map((period, at) => (
                  <span key={at} className={styles.hoursPeriod}>
                    <TextField
                      type="time"
                      size="sm"
                      labelHidden
                      label={intl.formatMessage(
                        { defaultMessage: "{day}, opens", description: "Console hours: field" },
                        { day: name },
                      )}
                      value={period.from}
                      onValueChange={(from) => change(period, { from })}
                      onBlur={() => write(periods)}
                    />
                    <span aria-hidden>–</span>
                    <TextField
                      type="time"
                      size="sm"
                      labelHidden
                      label={intl.formatMessage(
                        { defaultMessage: "{day}, closes", description: "Console hours: field" },
                        { day: name },
                      )}
                      value={toInput(period.to)}
                      onValueChange={(to) => change(period, { to: to === "00:00" ? "24:00" : to })}
                    />
                    <IconButton
                      size="sm"
                      variant="ghost"
                      icon={X}
                      label={intl.formatMessage(
                        { defaultMessage: "Remove the hours of {day}", description: "Console hours: button" },
                        { day: name },
                      )}
                      onClick={() => write(periods.filter((one) => one !== period))}
                    />
                  </span>
                ))}
              </div>
              <IconButton
                size="sm"
                variant="ghost"
                icon={Plus}
                label={intl.formatMessage(
                  { defaultMessage: "Add hours on {day}", description: "Console hours: button" },
                  { day: name },
                )}
                onClick={() => add(day)}
              />
            </div>
          );
        })}
        {periods.length > 0 && (
          <div className={styles.hoursFoot}>
            <Combobox
              className={styles.half}
              label={intl.formatMessage({ defaultMessage: "Time zone", description: "Console: time zone" })}
              options={zones}
              value={timeZone}
              onValueChange={(next) => onChange({ timeZone: next || zone, periods: [...periods] })}
            />
            <Button size="sm" variant="ghost" onClick={() => onChange(null)}>
              <FormattedMessage defaultMessage="Clear hours" description="Console hours: button" />
            </Button>
          </div>
        )}
      </div>
      {(error ?? hint) && <p className={list.note}>{error ?? hint}</p>}
    </fieldset>
  );
};
