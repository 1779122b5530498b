import {
  CandlestickSeries,
  ColorType,
  createChart,
  HistogramSeries,
  type IChartApi,
  type UTCTimestamp,
} from "lightweight-charts";
import type { Candle } from "./api.ts";
import { element } from "./dom.ts";
import { amount, locale, moment, price } from "./format.ts";
import { onThemeChange } from "./theme.ts";

/** Top of the volume bars, as a part of the chart's height. */
const VOLUME_TOP = 0.8;
/** Values are scaled to this number of digits before the point, because the chart draws no values above 9e13 and few decimals. */
const DIGITS_BEFORE_POINT = 4;

/** A chart of candles and volumes, in the colours of the page. */
export interface Chart {
  show(candles: readonly Candle[], currency: string, hours: boolean): void;
  remove(): void;
}

export function candleChart(container: HTMLElement): Chart {
  const chart = createChart(container, { autoSize: true, localization: { locale } });
  const prices = chart.addSeries(CandlestickSeries, { borderVisible: false });
  const volumes = chart.addSeries(HistogramSeries, {
    priceScaleId: "volume",
    lastValueVisible: false,
    priceLineVisible: false,
  });
  volumes.priceScale().applyOptions({ scaleMargins: { top: VOLUME_TOP, bottom: 0 } });
  prices.priceScale().applyOptions({ scaleMargins: { top: 0.08, bottom: 1 - VOLUME_TOP + 0.05 } });

  const paint = () => {
    const colour = getColours(container);
    paintFrame(chart, colour);
    const [upColor, downColor] = [colour("--up"), colour("--down")];
    prices.applyOptions({ upColor, downColor, wickUpColor: upColor, wickDownColor: downColor });
    volumes.applyOptions({ color: colour("--volume") });
  };
  paint();
  const unfollow = onThemeChange(paint);

  return {
    show(candles, currency, hours) {
      const priceScale = toScale(candles.flatMap(({ open, high, low, close }) => [open, high, low, close]));
      const volumeScale = toScale(candles.map(({ volume }) => volume ?? 0));
      const format = (scale: number, write: typeof price) => ({
        type: "custom" as const,
        minMove: 0.01,
        formatter: (value: number) => write(value * scale, currency),
      });
      prices.applyOptions({ priceFormat: format(priceScale, price) });
      volumes.applyOptions({ priceFormat: format(volumeScale, amount) });
      chart.applyOptions({
        localization: { locale, timeFormatter: (time: UTCTimestamp) => moment(time * 1000, hours) },
        timeScale: { timeVisible: hours },
      });
      prices.setData(
        candles.map(({ time, open, high, low, close }) => ({
          time: toSeconds(time),
          open: open / priceScale,
          high: high / priceScale,
          low: low / priceScale,
          close: close / priceScale,
        })),
      );
      volumes.setData(
        candles.map(({ time, volume }) =>
          volume === null
            ? { time: toSeconds(time) }
            : { time: toSeconds(time), value: volume / volumeScale },
        ),
      );
      chart.timeScale().fitContent();
    },
    remove() {
      unfollow();
      chart.remove();
    },
  };
}

function paintFrame(chart: IChartApi, colour: (name: string) => string): void {
  const line = { color: colour("--line") };
  chart.applyOptions({
    layout: {
      background: { type: ColorType.Solid, color: colour("--surface") },
      textColor: colour("--quiet"),
      // The footer of the page has the attribution, accessible by keyboard and screen reader.
      attributionLogo: false,
      fontFamily: "system-ui, sans-serif",
    },
    grid: { horzLines: line, vertLines: line },
    rightPriceScale: { borderVisible: false },
    timeScale: { borderVisible: false, lockVisibleTimeRangeOnResize: true },
  });
}

/** Reads colours of the style sheet for the current theme. */
function getColours(container: HTMLElement): (name: string) => string {
  return (name) => {
    const probe = element("span", { style: `color: var(${name})` });
    container.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };
}

function toSeconds(time: string): UTCTimestamp {
  return (Date.parse(time) / 1000) as UTCTimestamp;
}

/** The divisor of values before drawing. */
function toScale(values: readonly number[]): number {
  const largest = Math.max(...values.map(Math.abs));
  return largest > 0 ? 10 ** (Math.floor(Math.log10(largest)) - DIGITS_BEFORE_POINT + 1) : 1;
}
