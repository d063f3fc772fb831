/** Solves a small system of linear equations by Gauss and Jordan with pivoting; a singular one gives zeros. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0])
  const size = rows.length
  for (let column = 0; column < size; column += 1) {
    const below = rows.slice(column)
    const pivot = below.reduce((best, row) =>
      Math.abs(row[column] ?? 0) > Math.abs(best[column] ?? 0) ? row : best,
    )
    const lead = pivot[column] ?? 0
    if (Math.abs(lead) < 1e-12) return right.map(() => 0)
    rows.splice(rows.indexOf(pivot), 1)
    rows.splice(
      column,
      0,
      pivot.map((value) => value / lead),
    )
    const unit = rows[column] ?? []
    for (const [at, row] of rows.entries()) {
      const factor = row[column] ?? 0
      if (at !== column) rows[at] = row.map((value, index) => value - factor * (unit[index] ?? 0))
    }
  }
  return rows.map((row) => row[size] ?? 0)
}

/** A weighted sum of the outer products of feature vectors, and of the vectors themselves. */
function normalEquations(
  features: readonly (readonly number[])[],
  weights: readonly number[],
  targets: readonly number[],
): { readonly matrix: number[][]; readonly right: number[] } {
  const size = features[0]?.length ?? 0
  const matrix = Array.from({ length: size }, () => new Array<number>(size).fill(0))
  const right = new Array<number>(size).fill(0)
  features.forEach((row, at) => {
    const weight = weights[at] ?? 0
    row.forEach((x, i) => {
      right[i] = (right[i] ?? 0) + weight * x * (targets[at] ?? 0)
      const line = matrix[i] ?? []
      row.forEach((y, j) => {
        line[j] = (line[j] ?? 0) + weight * x * y
      })
    })
  })
  return { matrix, right }
}

/** Weighted least squares. */
export function fitLine(
  features: readonly (readonly number[])[],
  targets: readonly number[],
  weights: readonly number[],
): number[] {
  const { matrix, right } = normalEquations(features, weights, targets)
  return solve(matrix, right)
}

const ROUNDS = 12

/**
 * Logistic regression by Newton's method, with a ridge of `ridge` on all weights but the first, which stands for one.
 * @param labels 1 or 0.
 */
export function fitLogistic(
  features: readonly (readonly number[])[],
  labels: readonly number[],
  ridge: number,
): number[] {
  const size = features[0]?.length ?? 0
  let weights = new Array<number>(size).fill(0)
  for (let round = 0; round < ROUNDS; round += 1) {
    const logits = features.map((row) => row.reduce((sum, x, i) => sum + x * (weights[i] ?? 0), 0))
    const chances = logits.map((logit) => 1 / (1 + Math.exp(-logit)))
    const curvature = chances.map((chance) => Math.max(1e-6, chance * (1 - chance)))
    const working = logits.map(
      (logit, at) => logit + ((labels[at] ?? 0) - (chances[at] ?? 0)) / (curvature[at] ?? 1),
    )
    const { matrix, right } = normalEquations(features, curvature, working)
    matrix.forEach((row, i) => {
      if (i > 0) row[i] = (row[i] ?? 0) + ridge
    })
    weights = solve(matrix, right)
  }
  return weights
}
