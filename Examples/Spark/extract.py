"""Reads many documents with `apus extract` on all workers of a Spark cluster.

    pip install pyspark            # needs Java
    spark-submit Examples/Spark/extract.py --recipe expense --model smollm2-135m \
        documents.jsonl results

documents.jsonl has one object a line, {"id": ..., "text": "..."}; results is a folder that Spark makes,
with one object a line: the id, and the fields with their verdicts, or an error. Each partition is one
process of `apus`, which loads the model once and reads its documents in order, in constant memory. The
number of partitions is that of processes at a time; --threads keeps them from taking each other's cores.
"""

import argparse
import shlex

from pyspark.sql import SparkSession


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("documents")
    parser.add_argument("results")
    parser.add_argument("--recipe", default="expense")
    parser.add_argument("--model", default="smollm2-135m")
    parser.add_argument("--apus", default="apus", help="the program on the workers")
    parser.add_argument("--partitions", type=int, default=2)
    parser.add_argument("--threads", type=int, default=1)
    options = parser.parse_args()

    command = shlex.join(
        [options.apus, "extract", options.recipe, "--jsonl", "--model", options.model,
         "--threads", str(options.threads)])
    spark = SparkSession.builder.appName("apus extract").getOrCreate()
    documents = spark.sparkContext.textFile(options.documents, options.partitions)
    # A worker whose process fails is an error of the job, not a partition that lacks results.
    documents.repartition(options.partitions).pipe(command, checkCode=True).saveAsTextFile(
        options.results)
    spark.stop()


if __name__ == "__main__":
    main()
