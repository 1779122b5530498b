/** How the price and volume of a coin of the examples move. */
export interface ExampleCourse {
  /** Price at the examples' clock, and 1 hour, 24 hours, 7, 30, 60 and 90 days before it. */
  readonly changes: readonly number[];
  /** Prices at further times, UTC. */
  readonly knots: Readonly<Record<string, number>>;
  /** Days whose highest and lowest price are among the knots. */
  readonly told?: readonly string[];
  readonly volatility: number;
  readonly bounds?: readonly [low: number, high: number];
  /** Units that change hands in a usual day. */
  readonly units: number;
  /** Volume of days in US dollars, and how much of it had changed hands by a minute of the day. */
  readonly volumes: Readonly<
    Record<string, readonly [total: number, by: readonly (readonly [number, number])[]]>
  >;
}

/** Minutes of the day: 11:00, 11:50, 11:55, and 11:59 with 12:00. */
const ELEVEN = 660;
const TEN_TO = 710;
const FIVE_TO = 715;

/** Volume of a day of which so much had changed hands by its noon. */
function untilNoon(total: number, noon: number): readonly [number, readonly (readonly [number, number])[]] {
  return [
    total,
    [
      [719, noon],
      [720, noon],
    ],
  ];
}

/** The same with more steps before: each that of the day before (`noonBefore` by noon, evenly) and so much more. */
function withSteps(
  total: number,
  noon: number,
  noonBefore: number,
  more: readonly (readonly [minute: number, more: number])[],
): readonly [number, readonly (readonly [number, number])[]] {
  const steps = more.map(([minute, amount]) => [minute, (noonBefore * minute) / 719 + amount] as const);
  return [total, [...steps, [719, noon], [720, noon]]];
}

/** By the coin's id. All of it is made up. */
export const EXAMPLE_COURSES: Readonly<Record<number, ExampleCourse>> = {
  1: {
    changes: [96000, 95760, 93750, 100000, 80000, 120000, 128000],
    knots: {
      "2013-04-28T00:00Z": 128,
      "2013-12-01T00:00Z": 1024,
      "2015-01-15T00:00Z": 200,
      "2016-07-01T00:00Z": 640,
      "2017-12-16T00:00Z": 19200,
      "2018-12-15T00:00Z": 3200,
      "2019-07-01T00:00Z": 12000,
      "2020-03-16T00:00Z": 5000,
      "2021-04-15T00:00Z": 62500,
      "2022-11-20T00:00Z": 16000,
      "2024-03-15T00:00Z": 72000,
      "2024-09-01T00:00Z": 58000,
      "2025-01-20T00:00Z": 104000,
      "2025-04-08T00:00Z": 76800,
      "2025-08-14T00:00Z": 122000,
      "2026-01-08T00:00Z": 100000,
      "2026-01-08T05:10Z": 99200,
      "2026-01-08T14:05Z": 100400,
      "2026-01-08T20:30Z": 97600,
      "2026-01-09T00:00Z": 98200,
      "2026-01-09T04:25Z": 98900,
      "2026-01-09T17:40Z": 95800,
      "2026-01-10T00:00Z": 96400,
      "2026-01-10T06:15Z": 96900,
      "2026-01-10T19:05Z": 93600,
      "2026-01-11T00:00Z": 94000,
      "2026-01-11T03:30Z": 94300,
      "2026-01-11T22:50Z": 90000,
      "2026-01-12T00:00Z": 91200,
      "2026-01-12T03:25Z": 90600,
      "2026-01-12T16:10Z": 92800,
      "2026-01-13T00:00Z": 92000,
      "2026-01-13T06:05Z": 91200,
      "2026-01-13T14:35Z": 93600,
      "2026-01-14T00:00Z": 92400,
      "2026-01-14T02:40Z": 92000,
      "2026-01-14T12:25Z": 93700,
      "2026-01-14T21:15Z": 94800,
      "2026-01-14T23:00Z": 94000,
      "2026-01-15T00:00Z": 94400,
      "2026-01-15T01:30Z": 93900,
      "2026-01-15T10:20Z": 96500,
      "2026-01-15T11:50Z": 95900,
      "2026-01-15T11:55Z": 95940,
      "2026-01-16T00:00Z": 95600,
    },
    told: [
      "2026-01-08",
      "2026-01-09",
      "2026-01-10",
      "2026-01-11",
      "2026-01-12",
      "2026-01-13",
      "2026-01-14",
      "2026-01-15",
    ],
    volatility: 0.55,
    bounds: [60, 144_000],
    units: 380_000,
    volumes: {
      "2026-01-12": [29e9, []],
      "2026-01-13": untilNoon(31e9, 15.5e9),
      "2026-01-14": untilNoon(34e9, 16.5e9),
      "2026-01-15": withSteps(37e9, 18.5e9, 16.5e9, [
        [ELEVEN, 1e9],
        [TEN_TO, 1.8e9],
        [FIVE_TO, 1.9e9],
      ]),
    },
  },
  1027: {
    changes: [3200, 3168, 3250, 3125, 2560, 4000, 5000],
    knots: {
      "2015-08-07T00:00Z": 2.56,
      "2015-10-21T00:00Z": 0.56,
      "2015-10-21T08:35Z": 0.5,
      "2015-10-22T00:00Z": 0.54,
      "2016-06-15T00:00Z": 16,
      "2016-12-05T00:00Z": 8,
      "2018-01-12T00:00Z": 1250,
      "2018-12-15T00:00Z": 85,
      "2020-03-16T00:00Z": 120,
      "2021-11-10T00:00Z": 4600,
      "2022-06-18T00:00Z": 1000,
      "2024-03-12T00:00Z": 4000,
      "2025-04-08T00:00Z": 1500,
      "2025-08-24T00:00Z": 4950,
      "2025-08-24T19:20Z": 5120,
      "2025-08-25T00:00Z": 5000,
      "2026-01-08T00:00Z": 3000,
      "2026-01-12T00:00Z": 3180,
      "2026-01-12T04:15Z": 3150,
      "2026-01-12T18:20Z": 3240,
      "2026-01-13T00:00Z": 3220,
      "2026-01-13T01:50Z": 3200,
      "2026-01-13T15:05Z": 3300,
      "2026-01-14T00:00Z": 3280,
      "2026-01-14T02:10Z": 3310,
      "2026-01-14T19:45Z": 3210,
      "2026-01-14T23:00Z": 3235,
      "2026-01-15T00:00Z": 3240,
      "2026-01-15T00:40Z": 3250,
      "2026-01-15T08:55Z": 3160,
      "2026-01-16T00:00Z": 3216,
    },
    told: ["2015-10-21", "2025-08-24", "2026-01-12", "2026-01-13", "2026-01-14", "2026-01-15"],
    volatility: 0.65,
    bounds: [0.505, 5110],
    units: 5e6,
    volumes: {
      "2026-01-12": [14e9, []],
      "2026-01-13": untilNoon(15e9, 7.2e9),
      "2026-01-14": untilNoon(16.4e9, 8.2e9),
      "2026-01-15": withSteps(17.2e9, 8.6e9, 8.2e9, [[ELEVEN, 0.3e9]]),
    },
  },
  825: {
    changes: [1, 0.9999, 0.9998, 1.0001, 0.9998, 1.0005, 0.9995],
    knots: {
      "2015-02-25T00:00Z": 1,
      "2026-01-08T00:00Z": 0.9998,
      "2026-01-13T00:00Z": 0.9999,
      "2026-01-13T11:30Z": 1.0003,
      "2026-01-13T20:10Z": 0.9997,
      "2026-01-14T00:00Z": 0.9999,
      "2026-01-14T07:45Z": 1.0002,
      "2026-01-14T13:20Z": 0.9996,
      "2026-01-14T23:00Z": 1.0001,
      "2026-01-15T00:00Z": 1,
    },
    told: ["2026-01-13", "2026-01-14"],
    volatility: 0.0006,
    units: 41e9,
    volumes: {
      "2026-01-13": untilNoon(39e9, 19e9),
      "2026-01-14": untilNoon(42e9, 20e9),
      "2026-01-15": untilNoon(45e9, 22_412_050_000),
    },
  },
  1839: {
    changes: [800, 798, 820, 781.25, 1000, 640, 1250],
    knots: {
      "2017-07-25T00:00Z": 0.1,
      "2018-01-12T00:00Z": 20,
      "2019-01-15T00:00Z": 6.4,
      "2021-05-10T00:00Z": 640,
      "2022-06-18T00:00Z": 200,
      "2024-06-05T00:00Z": 700,
    },
    volatility: 0.6,
    units: 2.6e6,
    volumes: {
      "2026-01-13": untilNoon(2.4e9, 1e9),
      "2026-01-14": untilNoon(2.2e9, 1.1e9),
      "2026-01-15": untilNoon(2.1e9, 0.9e9),
    },
  },
  5426: {
    changes: [160, 158, 150, 128, 200, 156.25, 250],
    knots: {
      "2020-04-10T00:00Z": 0.8,
      "2020-12-20T00:00Z": 1.5,
      "2021-11-06T00:00Z": 256,
      "2022-12-29T00:00Z": 10,
      "2024-03-18T00:00Z": 200,
      "2025-04-08T00:00Z": 104,
    },
    volatility: 0.8,
    units: 28e6,
    volumes: {
      "2026-01-13": untilNoon(3.8e9, 1.9e9),
      "2026-01-14": untilNoon(4.4e9, 2.1e9),
      "2026-01-15": withSteps(5e9, 2.5e9, 2.1e9, [[ELEVEN, 0.3e9]]),
    },
  },
  1697: {
    changes: [0.2, 0.199, 0.19, 0.16, 0.25, 0.125, 0.32],
    knots: {
      "2017-06-01T00:00Z": 0.16,
      "2018-01-08T00:00Z": 0.8,
      "2018-12-15T00:00Z": 0.125,
      "2021-11-28T00:00Z": 1.6,
      "2024-01-15T00:00Z": 0.25,
      "2026-01-14T00:00Z": 0.188,
      "2026-01-14T05:20Z": 0.186,
      "2026-01-14T20:45Z": 0.194,
      "2026-01-15T00:00Z": 0.192,
    },
    told: ["2026-01-14"],
    volatility: 0.8,
    units: 55e6,
    volumes: {
      "2026-01-13": untilNoon(10e6, 5e6),
      "2026-01-14": untilNoon(11e6, 5e6),
      "2026-01-15": untilNoon(12e6, 6e6),
    },
  },
  9002: {
    changes: [50, 50.2, 48, 40],
    knots: { "2025-12-20T00:00Z": 32 },
    volatility: 0.8,
    units: 9000,
    volumes: {
      "2026-01-13": untilNoon(480_000, 220_000),
      "2026-01-14": untilNoon(460_000, 240_000),
      "2026-01-15": untilNoon(360_000, 180_000),
    },
  },
  9001: {
    changes: [0.01, 0.0101, 0.0125, 0.008, 0.02, 0.016, 0.04],
    knots: {
      "2025-10-01T00:00Z": 0.05,
      "2026-01-14T00:00Z": 0.0128,
      "2026-01-14T06:30Z": 0.013,
      "2026-01-14T20:15Z": 0.0116,
      "2026-01-15T00:00Z": 0.0118,
    },
    told: ["2026-01-14"],
    volatility: 1.2,
    units: 3.5e6,
    volumes: {
      "2026-01-13": untilNoon(38_000, 18_000),
      "2026-01-14": untilNoon(45_000, 20_000),
      "2026-01-15": untilNoon(50_000, 25_000),
    },
  },
};
